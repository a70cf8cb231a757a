'use client'

import { useEffect } from 'react'
import { call } from '@/lib/client/api'
import { passes } from '@/lib/shared/people/field-rules'
import type { OrderForm } from './use-order-form'
import { isCountable, type OrderGoods } from './use-order-goods'

/** A quantity is checked after it was unchanged for this long. */
const TYPING_MS = 400

/** Shows at the quantity field how much stock is left, before the order is submitted. */
export function useStockCheck({ goods }: OrderGoods, form: OrderForm): void {
  const { goodsNum } = form.fields
  useEffect(() => {
    if (!isCountable(goods) || !passes('integer', goodsNum)) return
    let live = true
    const timer = setTimeout(() => {
      call('GET /order/checkGoodsOversold', { goodsSn: goods.goodsSn, goodsNum }).then(
        ({ ok, available }) => live && !ok && form.refuse('goodsNum', `库存不足，当前最多可购买${available}件`),
        () => {}, // placing the order asks again
      )
    }, TYPING_MS)
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [goods, goodsNum])
}
