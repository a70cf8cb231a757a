'use client'

import { useRef } from 'react'
import { useForm } from '@/components/ui/use-form'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { lazyCall } from '@/lib/client/lazy-call'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import type { RentalPrices } from '@/lib/contract/entities/goods'
import { rentPath } from '@/lib/shared/goods-types'
import type { RentChoice } from '@/lib/shared/rent-terms'

interface Fields {
  contact: string
  agree: boolean
  /** Chosen beside the form; named here for its refusals. */
  num?: string
}

/** What a renter typed beside the term, and placing the order. */
export function useRentOrder(goodsSn: string) {
  const wanted = useRef({ unit: 'hour' as RentChoice['unit'], num: '1', price: '' })
  const intent = useIntent()
  const form = useForm<Fields>({
    start: { contact: '', agree: false },
    faults: ({ agree }) => ({ agree: agree ? undefined : '请先阅读并同意租号协议' }),
    leaves: true,
    send: async ({ contact }) => {
      const input = { goodsSn, ...wanted.current, contact: contact.trim(), agree: '1' as const }
      const idempotencyKey = intent.keyOf(JSON.stringify(input))
      const placed = await lazyCall('POST /rental/place', input, { idempotencyKey })
      location.assign(`/wares/${goodsSn}/pay?orderSn=${placed.orderSn}`)
    },
  })

  /** Sends the price that was shown; another one now is refused. The key stays, so a second press finds the same order. */
  const send = ({ unit, num }: RentChoice, prices: RentalPrices) => {
    if (redirectToLogin(`${rentPath(goodsSn)}?unit=${unit}&num=${num}`)) return
    wanted.current = { unit, num: String(num), price: prices[unit] }
    void form.submit()
  }
  return { ...form, send }
}
