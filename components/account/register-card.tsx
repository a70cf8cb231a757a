'use client'

import Cookies from 'js-cookie'
import { useEffect, useRef } from 'react'
import { Field } from '@/components/ui/field'
import { lazyCall } from '@/lib/client/lazy-call'
import styles from './account.module.css'
import { AccountForm } from './account-form'
import { AGREE } from './agreement'
import { enterSite, useAlreadyHere } from './enter-site'
import { OtherPage } from './other-page'
import { PasswordInput } from './password-input'
import { PhoneInput } from './phone-input'
import { SmsInput } from './sms-input'
import { type FieldRule, useAccountForm, type Values } from './use-account-form'

const FIELDS: readonly FieldRule[] = [
  { name: 'phone', rule: 'mobile', missing: '请输入手机号' },
  { name: 'smsCode', rule: 'smsCode' },
  { name: 'password', rule: 'password' },
  { name: 'nickName', rule: 'nickName', optional: true },
  { name: 'inviteCode', optional: true },
  AGREE,
]

async function register({
  phone = '',
  smsCode = '',
  password = '',
  nickName = '',
  inviteCode = '',
}: Values): Promise<void> {
  const optional = { ...(nickName && { nickName }), ...(inviteCode && { inviteCode }) }
  enterSite(
    await lazyCall('POST /user/register', { phone, smsCode, password, ...optional, agree: '1' }, { notMsg: true }),
    phone,
  )
}

export function RegisterCard() {
  const { errors, busy, handleSubmit, setError } = useAccountForm(FIELDS, register)
  const invite = useRef<HTMLInputElement>(null)
  useAlreadyHere()
  useEffect(() => {
    if (invite.current && !invite.current.value) invite.current.value = Cookies.get('invitecode') ?? ''
  }, [])
  return (
    <section className={`${styles.card} ${styles.single}`} aria-labelledby="register-h">
      <div className={styles.forms}>
        <h2 className={styles.title} id="register-h">
          免费注册
        </h2>
        <noscript>
          <p className="alert alert-warn">注册需要启用 JavaScript，请在浏览器设置中打开后刷新。</p>
        </noscript>
        <AccountForm id="reg" submit="注册并登录" errors={errors} busy={busy} onSubmit={handleSubmit}>
          <PhoneInput id="reg-phone" error={errors.phone} />
          <SmsInput
            id="reg-code"
            purpose="register"
            error={errors.smsCode}
            onPhoneError={(message) => setError('phone', message)}
          />
          <PasswordInput
            id="reg-password"
            label="设置密码"
            error={errors.password}
            hint="8-32 位，需同时包含字母和数字"
            isNew
          />
          <div className={styles.pair}>
            <Field id="reg-name" label="昵称（选填）" error={errors.nickName}>
              <input
                className="input input-lg"
                name="nickName"
                maxLength={16}
                autoComplete="nickname"
                placeholder="2-16 个字符"
              />
            </Field>
            <Field id="reg-invite" label="邀请码（选填）" error={errors.inviteCode}>
              <input ref={invite} className="input input-lg" name="inviteCode" maxLength={16} autoComplete="off" />
            </Field>
          </div>
        </AccountForm>
        <OtherPage ask="已有账号？" path="/login" text="直接登录" />
      </div>
    </section>
  )
}
