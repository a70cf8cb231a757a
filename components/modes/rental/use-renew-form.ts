'use client'

import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toastLater } from '@/lib/client/toast-store'
import type { RentalPrices } from '@/lib/contract/entities/goods'
import { fieldError } from '@/lib/shared/people/field-rules'
import { orderPath } from '@/lib/shared/trade/order-path'
import { type RentChoice, readRentChoice } from '@/lib/shared/trade/rent-terms'

interface RenewFields extends RentChoice {
  payPassword: string
}
/** Minimum hours of an extension. */
export const LEAST_MORE = 1

/** Pays for an extension at the displayed prices; the pay password is requested every time and never stored. */
export function useRenewForm(orderSn: string, prices: RentalPrices, rentSum: () => string | undefined) {
  const intent = useIntent()
  const form = useForm<RenewFields>({
    start: { ...readRentChoice('hour', undefined, LEAST_MORE), payPassword: '' },
    validate: ({ payPassword }) => ({ payPassword: fieldError('payPassword', payPassword) }),
    send: async ({ unit, num, payPassword }) => {
      const input = { orderSn, unit, num: String(num), price: prices[unit], rentSum: rentSum(), payPassword }
      try {
        await call('POST /rental/renew', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      } finally {
        form.change({ payPassword: '' })
      }
      toastLater({ text: '续租成功，到期时间已顺延' })
      location.assign(orderPath(orderSn))
    },
  })
  return form
}
