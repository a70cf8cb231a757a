'use client'

import { type MouseEvent, useEffect, useState } from 'react'
import { Field } from '@/components/ui/field'
import { lazyCall } from '@/lib/client/lazy-call'
import { toast } from '@/lib/client/toast-store'
import styles from './account.module.css'
import { fieldError } from './use-account-form'

interface Props {
  id: string
  purpose: 'login' | 'register' | 'password'
  error?: string
  /** Told why the phone of this form cannot get a code. */
  onPhoneError: (message: string | undefined) => void
}

/** Code field with the button that sends one to the phone of the same form; the next one after the server's waiting time (60 s). */
export function SmsInput({ id, purpose, error, onPhoneError }: Props) {
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  const handleSend = async (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.form?.elements.namedItem('phone')
    const phone = box instanceof HTMLInputElement ? box.value.trim() : ''
    const wrong = fieldError({ name: 'phone', rule: 'mobile' }, phone)
    onPhoneError(wrong)
    if (wrong) return box instanceof HTMLElement ? box.focus() : undefined
    setBusy(true)
    try {
      const { waitSeconds } = await lazyCall('POST /comm/sms', { phone, purpose }, { notMsg: true })
      setLeft(waitSeconds)
      toast({ text: '验证码已发送，请查收短信' })
    } catch (refusal) {
      onPhoneError((refusal as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const button = (
    <button
      type="button"
      className={`btn btn-text btn-sm ${styles.code}`}
      disabled={left > 0 || busy}
      onClick={(event) => void handleSend(event)}
    >
      {left > 0 ? <span className="num">{left} 秒后重发</span> : '获取验证码'}
    </button>
  )
  return (
    <Field id={id} label="验证码" error={error} end={button}>
      <input
        className="input input-lg"
        name="smsCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        placeholder="6 位数字"
      />
    </Field>
  )
}
