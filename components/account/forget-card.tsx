'use client'

import { lazyCall } from '@/lib/client/lazy-call'
import { toastLater } from '@/lib/client/toast-store'
import { clearVisitor } from '@/lib/client/visitor'
import styles from './account.module.css'
import { AccountForm } from './account-form'
import { OtherPage } from './other-page'
import { PasswordInput } from './password-input'
import { PhoneInput } from './phone-input'
import { SmsInput } from './sms-input'
import { type FieldRule, useAccountForm, type Values } from './use-account-form'

const FIELDS: readonly FieldRule[] = [
  { name: 'phone', rule: 'mobile', missing: '请输入手机号' },
  { name: 'smsCode', rule: 'smsCode' },
  { name: 'password', rule: 'password' },
]

async function reset({ phone = '', smsCode = '', password = '' }: Values): Promise<void> {
  await lazyCall('POST /user/forgetUserPassWord', { phone, smsCode, password }, { notMsg: true })
  clearVisitor()
  toastLater({ text: '密码已重置，请用新密码登录' })
  location.assign(`/login${location.search}`)
}

export function ForgetCard() {
  const { errors, busy, handleSubmit, setError } = useAccountForm(FIELDS, reset)
  return (
    <section className={`${styles.card} ${styles.single}`} aria-labelledby="forget-h">
      <div className={styles.forms}>
        <h2 className={styles.title} id="forget-h">
          重置登录密码
        </h2>
        <noscript>
          <p className="alert alert-warn">重置密码需要启用 JavaScript，请在浏览器设置中打开后刷新。</p>
        </noscript>
        <AccountForm
          id="forget"
          submit="重置密码"
          errors={errors}
          busy={busy}
          agreement={false}
          onSubmit={handleSubmit}
        >
          <PhoneInput id="forget-phone" error={errors.phone} />
          <SmsInput
            id="forget-code"
            purpose="password"
            error={errors.smsCode}
            onPhoneError={(message) => setError('phone', message)}
          />
          <PasswordInput
            id="forget-password"
            label="新密码"
            error={errors.password}
            hint="8-32 位，需同时包含字母和数字"
            isNew
          />
          <p className={`${styles.line} muted`}>重置后，所有设备上的登录都会失效</p>
        </AccountForm>
        <OtherPage ask="想起密码了？" path="/login" text="直接登录" />
      </div>
    </section>
  )
}
