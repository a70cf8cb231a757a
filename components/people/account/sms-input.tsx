'use client'

import { useEffect, useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import type { TextField } from '@/components/ui/forms/use-form'
import { toast } from '@/lib/client/toast-store'
import styles from './account.module.css'
import { phoneFault } from './account-errors'

interface Props extends TextField {
  /** Sends a code to that phone. */
  ask: (phone: string) => Promise<{ waitSeconds: number }>
  /** As entered in the same form. */
  phone: string
  /** Called with the reason why that phone cannot get a code. */
  onPhoneFault: (message: string) => void
}

/**
 * Code field with a button that sends a code to the phone of the same form; again after the server's waiting time (60
 * s).
 */
export function SmsInput({ field, input, ask, phone, onPhoneFault }: Props) {
  /** The number that has to wait, and its seconds. */
  const [wait, setWait] = useState({ phone: '', left: 0 })
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (wait.left <= 0) return
    const timer = setTimeout(() => setWait({ ...wait, left: wait.left - 1 }), 1000)
    return () => clearTimeout(timer)
  }, [wait])
  // a corrected number gets its code at once
  const left = wait.phone === phone ? wait.left : 0

  const handleSend = async () => {
    const wrong = phoneFault(phone)
    if (wrong) return onPhoneFault(wrong)
    setBusy(true)
    try {
      const { waitSeconds } = await ask(phone)
      setWait({ phone, left: waitSeconds })
      toast({ text: '验证码已发送，请查收短信' })
    } catch (refusal) {
      onPhoneFault((refusal as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const button = (
    <button
      type="button"
      className={`btn btn-text btn-sm ${styles.code}`}
      disabled={left > 0 || busy}
      onClick={() => void handleSend()}
    >
      {left > 0 ? <span className="num">{left} 秒后重发</span> : '获取验证码'}
    </button>
  )
  return (
    <Field {...field} label="验证码" end={button}>
      <input
        className="input input-lg"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6 位数字"
        {...input}
      />
    </Field>
  )
}
