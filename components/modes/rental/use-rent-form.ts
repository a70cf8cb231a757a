'use client'

import { useForm } from '@/components/ui/forms/use-form'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { lazyCall } from '@/lib/client/lazy-call'
import type { RentalPrices } from '@/lib/contract/entities/goods'
import { fieldError } from '@/lib/shared/people/field-rules'
import { payPath } from '@/lib/shared/trade/order-path'
import { type RentChoice, readRentChoice } from '@/lib/shared/trade/rent-terms'

interface RentFields extends RentChoice {
  contact: string
  /** Adds the cover against bans. */
  cover: boolean
  agree: boolean
}

interface Offer {
  goodsSn: string
  /** Initial choice from the address. */
  start: RentChoice
  prices: RentalPrices
  minHours: number
  /** Price of the cover against bans; null: not offered. */
  coverPrice: string | null
  /** The rent shown to the renter, if hours have prices of their own and the term is hourly. */
  rentSum: (choice: RentChoice) => string | undefined
}

/** The renter's input, and placing the order at the displayed prices. */
export function useRentForm({ goodsSn, start, prices, minHours, coverPrice, rentSum }: Offer) {
  const intent = useIntent()
  const choiceOf = ({ unit, num }: RentChoice) => readRentChoice(unit, num, minHours)
  const form = useForm<RentFields>({
    start: { ...start, contact: '', cover: false, agree: false },
    validate: ({ contact, agree }) => ({
      contact: contact.trim() ? fieldError('contact', contact.trim()) : undefined,
      agree: agree ? undefined : '请先阅读并同意租号协议',
    }),
    // Rejected if the price has changed. The idempotency key stays the same, so a second click returns the same order.
    send: async (fields) => {
      const { unit, num } = choiceOf(fields)
      const input = {
        goodsSn,
        unit,
        num: String(num),
        price: prices[unit],
        rentSum: rentSum({ unit, num }),
        coverPrice: fields.cover ? (coverPrice ?? undefined) : undefined,
        contact: fields.contact.trim(),
        agree: '1' as const,
      }
      const idempotencyKey = intent.keyOf(JSON.stringify(input))
      const placed = await lazyCall('POST /rental/place', input, { idempotencyKey })
      location.assign(payPath(goodsSn, placed.orderSn))
    },
  })
  return { form, choice: choiceOf(form.fields) }
}
