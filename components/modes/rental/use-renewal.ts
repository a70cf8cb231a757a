'use client'

import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { RentalPrices } from '@/lib/contract/entities/goods'
import type { OrderDetail } from '@/lib/contract/entities/order'

export interface Renewal {
  order: OrderDetail
  /** The owner's current prices; null: no longer for rent. */
  prices: RentalPrices | null
  /** The account has prices by hour of day. */
  isByHour: boolean
  /** What can be spent of the balance. */
  coin: string
  hasPayPassword: boolean
}

/** An own rental, its current hourly price, and the balance to pay an extension. */
export function useRenewal(orderSn: string): LoadState<Renewal> {
  const loaded = useLoad(orderSn, async () => {
    const order = await call('GET /order/orderDetail', { orderSn })
    const [goods, terms, ways] = await Promise.all([
      call('GET /goods/goodsInfo', { goodsSn: order.goodsSn }),
      call('GET /rental/terms', { goodsSn: order.goodsSn }),
      call('GET /pay/payMethodShow', {}),
    ])
    const isByHour = terms.hourPrices.length > 0
    return { order, prices: goods.rental, isByHour, coin: ways.spendable, hasPayPassword: ways.isPayPassWord }
  })
  useLiveOrders(loaded.reload, orderSn)
  return loaded
}
