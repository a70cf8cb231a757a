'use client'

import { type Faults, useForm } from '@/components/ui/forms/use-form'
import { type ApiError, call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { faultOf } from '@/lib/shared/people/field-rules'
import { couponsFor } from './coupons-for'
import { keepOrderDraft, type OrderDraft, takeOrderDraft } from './order-draft'
import { isCountable, type OrderGoods } from './use-order-goods'

interface OrderFields extends OrderDraft {
  agree: boolean
}
export type OrderForm = ReturnType<typeof useOrderForm>

/** NOT_LOGGED_IN, SESSION_EXPIRED: the visitor is on the way to the login. */
const LOGGED_OUT = [1, 2]
const NETWORK_LOST = -1

/** What the visitor typed for an order, and sending it. */
export function useOrderForm(
  order: OrderGoods,
  given: { ensureId: number; goodsNum: string; roleName: string },
  wantAnswerId: string,
) {
  const { goods } = order
  const intent = useIntent()
  return useForm<OrderFields>({
    start: () => ({ ...given, couponId: 0, contact: '', ...takeOrderDraft(goods.goodsSn), agree: false }),
    faults: (fields) => orderFaults(order, fields),
    // Sends the price that was shown; a different one now is refused. The key stays, so a second press finds the same order.
    send: async (fields) => {
      const goodsNum = isCountable(goods) ? fields.goodsNum : '1'
      const coupon = couponsFor(order, Number(goodsNum)).usable.find((one) => one.couponId === fields.couponId)
      const input = {
        goodsSn: goods.goodsSn,
        goodsNum,
        ensureId: String(coverOf(order, fields.ensureId)),
        ...(coupon && { couponId: String(coupon.couponId) }),
        price: goods.price,
        ...(order.kept && { bargainId: String(order.kept.bargain.bargainId) }),
        ...(wantAnswerId && { wantAnswerId }),
        roleName: fields.roleName.trim(),
        contact: fields.contact.trim(),
        agree: '1' as const,
      }
      const idempotencyKey = intent.keyOf(JSON.stringify(input))
      const placed = await call('POST /order/placeOrder', input, { idempotencyKey }).catch((error: ApiError) => {
        if (LOGGED_OUT.includes(error.code)) keepOrderDraft(goods.goodsSn, fields)
        if (error.code === NETWORK_LOST) toast({ kind: 'warn', title: '提示', text: error.message })
        throw error
      })
      location.assign(`/wares/${goods.goodsSn}/pay?orderSn=${placed.orderSn}`)
    },
  })
}

function orderFaults({ goods }: OrderGoods, { goodsNum, roleName, contact, agree }: OrderFields): Faults<OrderFields> {
  const consent = { agree: agree ? undefined : '请先阅读并同意交易协议' }
  if (!isCountable(goods)) return consent
  const tooMany = Number(goodsNum) > goods.stock ? `库存不足，当前最多可购买${goods.stock}件` : undefined
  const receiver = goodsType(goods.goodsTypeId).receiver
  return {
    goodsNum: faultOf('integer', goodsNum) ?? tooMany,
    contact: contact.trim() ? faultOf('contact', contact.trim()) : undefined,
    roleName: receiver && !roleName.trim() ? receiver.missing : undefined,
    ...consent,
  }
}

/** The chosen cover tier where the item still offers it, else none (0). */
export const coverOf = ({ goods }: OrderGoods, ensureId: number): number =>
  goods.ensureTiers.some((tier) => tier.ensureId === ensureId) ? ensureId : 0
