'use client'

import { useEffect } from 'react'
import { call } from '@/lib/client/api'
import { useDebounced } from '@/lib/client/hooks/use-debounced'
import { useLoad } from '@/lib/client/hooks/use-load'
import { passes } from '@/lib/shared/people/field-rules'
import type { OrderForm } from './use-order-form'
import { isCountable, type OrderGoods } from './use-order-goods'

/** A quantity is checked after it was unchanged for this long. */
const TYPING_MS = 400

/** Shows at the quantity field how much stock is left, before the order is submitted. */
export function useStockCheck({ goods }: OrderGoods, form: OrderForm): void {
  const { goodsNum } = form.fields
  const isCheckable = isCountable(goods) && passes('integer', goodsNum)
  const key = isCheckable ? `${goods.goodsSn} ${goodsNum}` : null
  const isSettled = useDebounced(key, TYPING_MS) === key
  const load = () => call('GET /order/checkGoodsOversold', { goodsSn: goods.goodsSn, goodsNum })
  // an error is not shown: placing the order asks again
  const { data } = useLoad(isSettled ? key : null, load, { keeps: false })
  const available = data && !data.ok ? data.available : null
  useEffect(() => {
    if (available !== null) form.refuse('goodsNum', `库存不足，当前最多可购买${available}件`)
  }, [available, key])
}
