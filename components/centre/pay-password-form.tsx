'use client'

import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { call } from '@/lib/client/api'
import { loadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { toast, toastLater } from '@/lib/client/toast-store'
import { RULES } from '@/lib/shared/field-rules'
import { safeReturnUrl } from '@/lib/shared/safe-url'
import styles from './centre.module.css'
import { useSmsCode } from './use-sms-code'

const EMPTY = { smsCode: '', payPassword: '', again: '' }
const FIELDS = ['smsCode', 'payPassword', 'again']
/** WRONG_SMS_CODE of the error catalogue. */
const WRONG_CODE = 1102

/** Sets or resets the pay password; goes back to `returnUrl` when the visitor was sent here. */
export function PayPasswordForm({ returnUrl = '' }: { returnUrl?: string }) {
  const user = useProfile()
  const [form, setForm] = useState(EMPTY)
  const { busy, refused, errorOf, submit, refuse } = useSubmit()
  const sms = useSmsCode('payPassword')
  const setDigits = (name: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [name]: event.target.value.replace(/\D/g, '') })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!RULES.smsCode.pattern.test(form.smsCode)) return refuse('smsCode', RULES.smsCode.message)
    if (!RULES.payPassword.pattern.test(form.payPassword)) return refuse('payPassword', RULES.payPassword.message)
    if (form.again !== form.payPassword) return refuse('again', '两次输入的支付密码不一致')
    void submit(async () => {
      await call(
        'POST /user/setPayPassword',
        { smsCode: form.smsCode, payPassword: form.payPassword },
        { notMsg: true },
      )
      setForm(EMPTY)
      if (returnUrl) {
        toastLater({ text: '支付密码已设置' })
        return location.assign(safeReturnUrl(returnUrl))
      }
      toast({ text: '支付密码已设置' })
      await loadProfile(true).catch(() => {})
    })
  }
  const codeError = errorOf('smsCode') ?? (refused?.code === WRONG_CODE ? refused.message : undefined)
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <p className="muted">{`验证码发送到绑定手机 ${sms.phone || user?.phone || ''}`}</p>
      <Field
        id="smsCode"
        label="短信验证码"
        required
        error={codeError}
        end={
          <Button
            kind="text"
            size="sm"
            loading={sms.busy}
            disabled={sms.left > 0}
            onClick={() => void submit(sms.send)}
          >
            {sms.left > 0 ? `${sms.left} 秒后重发` : sms.phone ? '重新发送' : '获取验证码'}
          </Button>
        }
      >
        <input
          className="input num"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={form.smsCode}
          onChange={setDigits('smsCode')}
        />
      </Field>
      <Field
        id="payPassword"
        label="支付密码"
        required
        error={errorOf('payPassword')}
        hint="6位数字，不要与登录密码或生日相同"
      >
        <input
          className="input num"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={form.payPassword}
          onChange={setDigits('payPassword')}
        />
      </Field>
      <Field id="payPasswordAgain" label="再次输入支付密码" required error={errorOf('again')}>
        <input
          className="input num"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={form.again}
          onChange={setDigits('again')}
        />
      </Field>
      {refused && !codeError && !FIELDS.includes(refused.field) ? (
        <Alert kind="danger" live>
          {refused.message}
        </Alert>
      ) : null}
      <Button type="submit" kind="primary" loading={busy}>
        {user?.isPayPassWord ? '重置支付密码' : '设置支付密码'}
      </Button>
    </form>
  )
}
