'use client'

import { type FieldErrors, useForm } from '@/components/ui/forms/use-form'
import { type ApiError, call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { Reason } from '@/lib/client/reason'
import { toast } from '@/lib/client/toast-store'
import { receiverOf } from '@/lib/shared/goods/receivers'
import { fieldError } from '@/lib/shared/people/field-rules'
import { payPath } from '@/lib/shared/trade/order-path'
import { couponsFor } from './coupons-for'
import { consumeOrderDraft, type OrderDraft, saveOrderDraft } from './order-draft'
import { isCountable, type OrderGoods } from './use-order-goods'

export type OrderForm = ReturnType<typeof useOrderForm>

/** The visitor is being sent to the login. */
const LOGGED_OUT: readonly string[] = ['NOT_LOGGED_IN', 'SESSION_EXPIRED'] satisfies Reason[]

/** The visitor's input for an order, and its submission. */
export function useOrderForm(
  order: OrderGoods,
  prefill: { ensureId: number; goodsNum: string; roleName: string },
  wantAnswerId: string,
) {
  const { goods } = order
  const intent = useIntent()
  return useForm<OrderDraft>({
    start: () => {
      const stored = consumeOrderDraft(goods.goodsSn)
      const [best] = couponsFor(order, Number(stored.goodsNum ?? prefill.goodsNum)).usable
      return { ...prefill, couponId: best?.couponId ?? 0, contact: '', ...stored }
    },
    validate: (fields) => orderFaults(order, fields),
    // Sends the displayed price; rejected if it has changed. The idempotency key stays the same, so a second click
    // returns the same order.
    send: async (fields) => {
      const goodsNum = isCountable(goods) ? fields.goodsNum : '1'
      const coupon = couponsFor(order, Number(goodsNum)).usable.find((one) => one.couponId === fields.couponId)
      const input = {
        goodsSn: goods.goodsSn,
        goodsNum,
        ensureId: String(coverOf(order, fields.ensureId)),
        ...(coupon && { couponId: String(coupon.couponId) }),
        price: goods.price,
        ...(order.held && { bargainId: String(order.held.bargain.bargainId) }),
        ...(wantAnswerId && { wantAnswerId }),
        roleName: fields.roleName.trim(),
        contact: fields.contact.trim(),
        agree: '1' as const,
      }
      const idempotencyKey = intent.keyOf(JSON.stringify(input))
      const placed = await call('POST /order/placeOrder', input, { idempotencyKey }).catch((error: ApiError) => {
        if (LOGGED_OUT.includes(error.reason)) saveOrderDraft(goods.goodsSn, fields)
        if (error.reason === 'NETWORK_LOST') toast({ kind: 'warn', title: '提示', text: error.message })
        throw error
      })
      location.assign(payPath(goods.goodsSn, placed.orderSn))
    },
  })
}

function orderFaults({ goods }: OrderGoods, { goodsNum, roleName, contact }: OrderDraft): FieldErrors<OrderDraft> {
  if (!isCountable(goods)) return {}
  const tooMany = Number(goodsNum) > goods.stock ? `库存不足，当前最多可购买${goods.stock}件` : undefined
  const receiver = receiverOf(goods.goodsTypeId)
  return {
    goodsNum: fieldError('integer', goodsNum) ?? tooMany,
    contact: contact.trim() ? fieldError('contact', contact.trim()) : undefined,
    roleName: receiver && !roleName.trim() ? receiver.missing : undefined,
  }
}

/** The selected cover tier if the item still offers it, else none (0). */
export const coverOf = ({ goods }: OrderGoods, ensureId: number): number =>
  goods.ensureTiers.some((tier) => tier.ensureId === ensureId) ? ensureId : 0
