'use client'

import { useState } from 'react'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { passes } from '@/lib/shared/field-rules'
import { goodsType } from '@/lib/shared/goods-types'
import { couponsFor } from './coupons-for'
import { isCountable, type OrderGoods } from './use-order-goods'

export interface OrderFields {
  goodsNum: string
  ensureId: number
  /** 0: none, which nobody chose for the buyer. */
  couponId: number
  roleName: string
  contact: string
  agree: boolean
}
export type SetField = <K extends keyof OrderFields>(name: K, value: OrderFields[K]) => void

/** What the visitor typed for an order, and sending it. Refusals leave every field as it is. */
export function useOrderForm(given: { ensureId: number; goodsNum: string; roleName: string }) {
  const [fields, setFields] = useState<OrderFields>({ ...given, couponId: 0, contact: '', agree: false })
  const form = useSubmit()
  const intent = useIntent()
  const set: SetField = (name, value) => {
    setFields((old) => ({ ...old, [name]: value }))
    if (form.refused?.field === name) form.clear()
  }

  const firstFault = ({ goods }: OrderGoods): [keyof OrderFields, string] | undefined => {
    if (isCountable(goods)) {
      if (!passes('integer', fields.goodsNum)) return ['goodsNum', '请输入非零整数']
      if (Number(fields.goodsNum) > goods.stock) return ['goodsNum', `库存不足，当前最多可购买${goods.stock}件`]
      const receiver = goodsType(goods.goodsTypeId).receiver
      if (receiver && !fields.roleName.trim()) return ['roleName', receiver.missing]
    }
    return fields.agree ? undefined : ['agree', '请先阅读并同意交易协议']
  }

  /** Sends the price that was shown; a different one now is refused by the server. The key stays, so a second press finds the same order. */
  const send = (order: OrderGoods) => {
    const fault = firstFault(order)
    if (fault) {
      form.refuse(...fault)
      document.getElementById(fault[0])?.focus()
      return
    }
    const { goods } = order
    const coupon = couponsFor(order, Number(isCountable(goods) ? fields.goodsNum : 1)).usable.find(
      (one) => one.couponId === fields.couponId,
    )
    const input = {
      goodsSn: goods.goodsSn,
      goodsNum: isCountable(goods) ? fields.goodsNum : '1',
      ensureId: String(coverOf(order, fields.ensureId)),
      ...(coupon && { couponId: String(coupon.couponId) }),
      price: goods.price,
      roleName: fields.roleName.trim(),
      contact: fields.contact.trim(),
      agree: '1' as const,
    }
    void form.submit(async () => {
      const placed = await call('POST /order/placeOrder', input, {
        notMsg: true,
        idempotencyKey: intent.keyOf(JSON.stringify(input)),
      })
      location.assign(`/wares/${goods.goodsSn}/pay?orderSn=${placed.orderSn}`)
    })
  }
  return { fields, set, send, ...form }
}

/** The chosen cover tier where the item still offers it, else none (0). */
export const coverOf = ({ goods }: OrderGoods, ensureId: number): number =>
  goods.ensureTiers.some((tier) => tier.ensureId === ensureId) ? ensureId : 0
