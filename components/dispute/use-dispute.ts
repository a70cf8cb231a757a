'use client'

import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live-orders'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { DisputeBounds, DisputeDetail } from '@/lib/contract/entities/dispute'
import type { OrderDetail } from '@/lib/contract/entities/order'

export interface OneDispute {
  dispute: DisputeDetail | null
  bounds: DisputeBounds
  mayOpen: boolean
  detail: OrderDetail
  /** Epoch ms at which the API said so. */
  toldAt: number
}

/** The last dispute of an order, kept up to date. */
export function useDispute(orderSn: string): LoadState<OneDispute> {
  const loaded = useLoad<OneDispute>(
    orderSn,
    async () => {
      const [found, detail] = await Promise.all([
        call('GET /dispute/ofOrder', { orderSn }),
        call('GET /order/orderDetail', { orderSn }),
      ])
      return { ...found, detail, toldAt: Date.now() }
    },
    { keeps: false },
  )
  useLiveOrders(loaded.reload, orderSn)
  return loaded
}
