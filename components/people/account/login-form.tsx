'use client'

import { useEffect } from 'react'
import { useForm } from '@/components/ui/forms/use-form'
import { lazyCall } from '@/lib/client/lazy-call'
import { normalDigits } from '@/lib/shared/normalize/digits'
import { normalPhone } from '@/lib/shared/normalize/phone'
import styles from './account.module.css'
import { agreeFault, codeError, phoneFault } from './account-errors'
import { AccountForm } from './account-form'
import { hasAgreed, saveAgreed } from './agreed-here'
import { Agreement } from './agreement'
import { enterSite } from './enter-site'
import { PasswordInput } from './password-input'
import { PhoneInput } from './phone-input'
import { SmsInput } from './sms-input'

export type LoginWay = 'password' | 'sms'

/** One form for both login methods: phone, agreement and other input are kept when switching. */
export function LoginForm({ way }: { way: LoginWay }) {
  const form = useForm({
    id: 'login',
    start: { phone: '', password: '', smsCode: '', agree: false },
    validate: ({ phone, password, smsCode, agree }) => ({
      phone: phoneFault(phone),
      ...(way === 'sms' ? { smsCode: codeError(smsCode) } : { password: password ? undefined : '请输入密码' }),
      agree: agreeFault(agree),
    }),
    send: async (typed) => {
      const phone = typed.phone.trim()
      if (way === 'sms') await lazyCall('POST /user/loginBySmCode', { phone, smsCode: typed.smsCode.trim() })
      else await lazyCall('POST /user/login', { phone, password: typed.password })
      saveAgreed()
      enterSite()
    },
    leaves: true,
  })
  useEffect(() => {
    if (hasAgreed()) form.change({ agree: true })
    const phone = normalPhone(new URLSearchParams(location.hash.slice(1)).get('phone') ?? '')
    if (phone) form.change({ phone })
  }, [])
  return (
    <AccountForm
      form={form}
      submit="登录"
      agreement={<Agreement box={form.checkbox('agree')} error={form.errorOf('agree')} />}
    >
      <PhoneInput field={form.field('phone')} input={form.input('phone', normalPhone)} />
      {way === 'sms' ? (
        <>
          <SmsInput
            field={form.field('smsCode')}
            input={form.input('smsCode', normalDigits)}
            ask={(phone) => lazyCall('POST /comm/sms', { phone, purpose: 'login' })}
            phone={form.fields.phone}
            onPhoneFault={(message) => form.refuse('phone', message)}
          />
          <p className={`${styles.line} muted`}>未注册的手机号请先免费注册</p>
        </>
      ) : (
        <>
          <PasswordInput field={form.field('password')} input={form.input('password')} label="密码" />
          <p className={styles.line}>
            <a className="link" href="/forgetPassword">
              忘记密码
            </a>
          </p>
        </>
      )}
    </AccountForm>
  )
}
