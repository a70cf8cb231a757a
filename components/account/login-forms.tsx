'use client'

import { lazyCall } from '@/lib/client/lazy-call'
import styles from './account.module.css'
import { AccountForm } from './account-form'
import { AGREE } from './agreement'
import { enterSite } from './enter-site'
import { PasswordInput } from './password-input'
import { PhoneInput } from './phone-input'
import { SmsInput } from './sms-input'
import { type FieldRule, useAccountForm } from './use-account-form'

const PHONE: FieldRule = { name: 'phone', rule: 'mobile', missing: '请输入手机号' }

export function PasswordLogin() {
  const { errors, busy, handleSubmit } = useAccountForm(
    [PHONE, { name: 'password', missing: '请输入密码' }, AGREE],
    async ({ phone = '', password = '' }) => {
      enterSite(await lazyCall('POST /user/login', { phone, password }, { notMsg: true }), phone)
    },
  )
  return (
    <AccountForm id="pw" submit="登录" errors={errors} busy={busy} onSubmit={handleSubmit}>
      <PhoneInput id="pw-phone" error={errors.phone} />
      <PasswordInput id="pw-password" label="密码" error={errors.password} />
      <p className={styles.line}>
        <a className="link" href="/forgetPassword">
          忘记密码
        </a>
      </p>
    </AccountForm>
  )
}

export function SmsLogin() {
  const { errors, busy, handleSubmit, setError } = useAccountForm(
    [PHONE, { name: 'smsCode', rule: 'smsCode' }, AGREE],
    async ({ phone = '', smsCode = '' }) => {
      enterSite(await lazyCall('POST /user/loginBySmCode', { phone, smsCode }, { notMsg: true }), phone)
    },
  )
  return (
    <AccountForm id="sms" submit="登录" errors={errors} busy={busy} onSubmit={handleSubmit}>
      <PhoneInput id="sms-phone" error={errors.phone} />
      <SmsInput
        id="sms-code"
        purpose="login"
        error={errors.smsCode}
        onPhoneError={(message) => setError('phone', message)}
      />
      <p className={`${styles.line} muted`}>未注册的手机号请先免费注册</p>
    </AccountForm>
  )
}
