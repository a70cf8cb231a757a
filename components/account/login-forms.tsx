'use client'

import { useForm } from '@/components/ui/use-form'
import { lazyCall } from '@/lib/client/lazy-call'
import styles from './account.module.css'
import { agreeFault, codeFault, phoneFault } from './account-faults'
import { AccountForm } from './account-form'
import { Agreement } from './agreement'
import { enterSite } from './enter-site'
import { PasswordInput } from './password-input'
import { PhoneInput } from './phone-input'
import { SmsInput } from './sms-input'

export function PasswordLogin() {
  const form = useForm({
    id: 'pw',
    start: { phone: '', password: '', agree: false },
    faults: ({ phone, password, agree }) => ({
      phone: phoneFault(phone),
      password: password ? undefined : '请输入密码',
      agree: agreeFault(agree),
    }),
    send: async (typed) => {
      const phone = typed.phone.trim()
      await lazyCall('POST /user/login', { phone, password: typed.password })
      enterSite()
    },
    leaves: true,
  })
  return (
    <AccountForm
      form={form}
      submit="登录"
      agreement={<Agreement box={form.checkbox('agree')} error={form.errorOf('agree')} />}
    >
      <PhoneInput field={form.field('phone')} input={form.input('phone')} />
      <PasswordInput field={form.field('password')} input={form.input('password')} label="密码" />
      <p className={styles.line}>
        <a className="link" href="/forgetPassword">
          忘记密码
        </a>
      </p>
    </AccountForm>
  )
}

export function SmsLogin() {
  const form = useForm({
    id: 'sms',
    start: { phone: '', smsCode: '', agree: false },
    faults: ({ phone, smsCode, agree }) => ({
      phone: phoneFault(phone),
      smsCode: codeFault(smsCode),
      agree: agreeFault(agree),
    }),
    send: async (typed) => {
      const phone = typed.phone.trim()
      await lazyCall('POST /user/loginBySmCode', { phone, smsCode: typed.smsCode.trim() })
      enterSite()
    },
    leaves: true,
  })
  return (
    <AccountForm
      form={form}
      submit="登录"
      agreement={<Agreement box={form.checkbox('agree')} error={form.errorOf('agree')} />}
    >
      <PhoneInput field={form.field('phone')} input={form.input('phone')} />
      <SmsInput
        field={form.field('smsCode')}
        input={form.input('smsCode')}
        purpose="login"
        phone={form.fields.phone}
        onPhoneFault={(message) => form.refuse('phone', message)}
      />
      <p className={`${styles.line} muted`}>未注册的手机号请先免费注册</p>
    </AccountForm>
  )
}
