'use client'

import { useState } from 'react'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { lazyCall } from '@/lib/client/lazy-call'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import type { RentalPrices } from '@/lib/contract/entities/goods'
import { rentPath } from '@/lib/shared/goods-types'
import type { RentChoice } from '@/lib/shared/rent-terms'

interface Fields {
  contact: string
  agree: boolean
}

/** What a renter typed beside the term, and placing the order. Refusals leave every field as it is. */
export function useRentOrder(goodsSn: string) {
  const [fields, setFields] = useState<Fields>({ contact: '', agree: false })
  const form = useSubmit()
  const intent = useIntent()
  const set = <K extends keyof Fields>(name: K, value: Fields[K]) => {
    setFields((old) => ({ ...old, [name]: value }))
    if (form.refused?.field === name) form.clear()
  }

  /** Sends the price that was shown; another one now is refused. The key stays, so a second press finds the same order. */
  const send = ({ unit, num }: RentChoice, prices: RentalPrices) => {
    if (redirectToLogin(`${rentPath(goodsSn)}?unit=${unit}&num=${num}`)) return
    if (!fields.agree) {
      form.refuse('agree', '请先阅读并同意租号协议')
      document.getElementById('agree')?.focus()
      return
    }
    const input = {
      goodsSn,
      unit,
      num: String(num),
      price: prices[unit],
      contact: fields.contact.trim(),
      agree: '1' as const,
    }
    void form.submit(async () => {
      const placed = await lazyCall('POST /rental/place', input, {
        idempotencyKey: intent.keyOf(JSON.stringify(input)),
      })
      location.assign(`/wares/${goodsSn}/pay?orderSn=${placed.orderSn}`)
    })
  }
  return { fields, set, send, ...form }
}
