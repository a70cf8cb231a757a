'use client'

import { useForm } from '@/components/ui/use-form'
import { lazyCall } from '@/lib/client/lazy-call'
import { toastLater } from '@/lib/client/toast-store'
import { clearVisitor } from '@/lib/client/visitor'
import { faultOf } from '@/lib/shared/field-rules'
import styles from './account.module.css'
import { codeFault, phoneFault } from './account-faults'
import { AccountForm } from './account-form'
import { OtherPage } from './other-page'
import { PasswordInput } from './password-input'
import { PhoneInput } from './phone-input'
import { SmsInput } from './sms-input'

export function ForgetCard() {
  const form = useForm({
    id: 'forget',
    start: { phone: '', smsCode: '', password: '' },
    faults: ({ phone, smsCode, password }) => ({
      phone: phoneFault(phone),
      smsCode: codeFault(smsCode),
      password: faultOf('password', password),
    }),
    send: async ({ phone, smsCode, password }) => {
      await lazyCall('POST /user/forgetUserPassWord', { phone: phone.trim(), smsCode: smsCode.trim(), password })
      clearVisitor()
      toastLater({ text: '密码已重置，请用新密码登录' })
      location.assign(`/login${location.search}`)
    },
    leaves: true,
  })
  return (
    <section className={`${styles.card} ${styles.single}`} aria-labelledby="forget-h">
      <div className={styles.forms}>
        <h2 className={styles.title} id="forget-h">
          重置登录密码
        </h2>
        <noscript>
          <p className="alert alert-warn">重置密码需要启用 JavaScript，请在浏览器设置中打开后刷新。</p>
        </noscript>
        <AccountForm form={form} submit="重置密码">
          <PhoneInput field={form.field('phone')} input={form.input('phone')} />
          <SmsInput
            field={form.field('smsCode')}
            input={form.input('smsCode')}
            purpose="password"
            phone={form.fields.phone}
            onPhoneFault={(message) => form.refuse('phone', message)}
          />
          <PasswordInput
            field={form.field('password')}
            input={form.input('password')}
            label="新密码"
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
