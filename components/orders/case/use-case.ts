'use client'

import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { OrderDetail } from '@/lib/contract/entities/order'

export interface OfOrder {
  detail: OrderDetail
  /** Epoch ms of the API response. */
  loadedAt: number
}

/** The latest case of an order with the order itself, updated live. */
export function useCase<Found>(orderSn: string, ask: () => Promise<Found>): LoadState<Found & OfOrder> {
  const loaded = useLoad<Found & OfOrder>(
    orderSn,
    async () => {
      const [found, detail] = await Promise.all([ask(), call('GET /order/orderDetail', { orderSn })])
      return { ...found, detail, loadedAt: Date.now() }
    },
    { keeps: false },
  )
  useLiveOrders(loaded.reload, orderSn)
  return loaded
}
