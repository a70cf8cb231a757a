'use client'

import { useState } from 'react'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { toastLater } from '@/lib/client/toast-store'
import { RULES } from '@/lib/shared/field-rules'
import type { RentChoice } from '@/lib/shared/rent-terms'
import { orderHref } from './order-href'

/** WRONG_PAY_PASSWORD and PAY_PASSWORD_LOCKED of the error catalogue belong to the field. */
const AT_PASSWORD = [1108, 1109]

/** Paying for more time; the pay password is asked every time and never kept. */
export function useRenewForm(orderSn: string) {
  const [payPassword, setPayPassword] = useState('')
  const form = useSubmit()
  const intent = useIntent()
  const send = ({ unit, num }: RentChoice, price: string) => {
    if (!RULES.payPassword.pattern.test(payPassword)) {
      form.refuse('payPassword', RULES.payPassword.message)
      document.getElementById('payPassword')?.focus()
      return
    }
    const input = { orderSn, unit, num: String(num), price, payPassword }
    void form
      .submit(async () => {
        await call('POST /rental/renew', input, {
          idempotencyKey: intent.keyOf(JSON.stringify(input)),
        })
        toastLater({ text: '续租成功，到期时间已顺延' })
        location.assign(orderHref(orderSn))
      })
      .finally(() => setPayPassword(''))
  }
  const { refused } = form
  const atPassword = refused !== null && (AT_PASSWORD.includes(refused.code) || refused.field === 'payPassword')
  return {
    ...form,
    payPassword,
    setPayPassword,
    send,
    passwordError: atPassword ? refused.message : undefined,
    /** Belongs to no field. */
    general: refused && !atPassword && refused.field !== 'num' ? refused : null,
  }
}
