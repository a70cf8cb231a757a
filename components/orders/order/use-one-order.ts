'use client'

import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { OrderDetail, OrderProcess } from '@/lib/contract/entities/order'

export interface OneOrder {
  detail: OrderDetail
  process: OrderProcess[]
  /** Epoch ms of the API response: start of its countdowns. */
  loadedAt: number
}

/** One order with its timeline, updated live; '' means none. Never shows a different order than requested. */
export function useOneOrder(orderSn: string): LoadState<OneOrder | null> {
  const loaded = useLoad<OneOrder | null>(
    orderSn,
    async () => {
      if (!orderSn) return null
      const [detail, { list }] = await Promise.all([
        call('GET /order/orderDetail', { orderSn }),
        call('GET /order/listOrderProcess', { orderSn }),
      ])
      return { detail, process: list, loadedAt: Date.now() }
    },
    { keeps: false },
  )
  useLiveOrders(loaded.reload, orderSn)
  return loaded
}
