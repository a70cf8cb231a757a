'use client'

import { useRef } from 'react'
import { useForm } from '@/components/ui/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toastLater } from '@/lib/client/toast-store'
import { faultOf } from '@/lib/shared/field-rules'
import type { RentChoice } from '@/lib/shared/rent-terms'
import { orderHref } from './order-href'

interface Fields {
  payPassword: string
  /** Chosen beside the form; named here for its refusals. */
  num?: string
}

/** Paying for more time; the pay password is asked every time and never kept. */
export function useRenewForm(orderSn: string) {
  const wanted = useRef({ unit: 'hour' as RentChoice['unit'], num: '1', price: '' })
  const intent = useIntent()
  const form = useForm<Fields>({
    start: { payPassword: '' },
    faults: ({ payPassword }) => ({ payPassword: faultOf('payPassword', payPassword) }),
    leaves: true,
    send: async ({ payPassword }) => {
      const input = { orderSn, ...wanted.current, payPassword }
      form.change({ payPassword: '' })
      await call('POST /rental/renew', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      toastLater({ text: '续租成功，到期时间已顺延' })
      location.assign(orderHref(orderSn))
    },
  })
  const send = ({ unit, num }: RentChoice, price: string) => {
    wanted.current = { unit, num: String(num), price }
    void form.submit()
  }
  return { ...form, send }
}
