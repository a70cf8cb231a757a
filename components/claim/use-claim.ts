'use client'

import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live-orders'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { ClaimCover, ClaimDetail } from '@/lib/contract/entities/claim'
import type { OrderDetail } from '@/lib/contract/entities/order'

export interface OneClaim {
  claim: ClaimDetail | null
  /** What the buyer's cover pays for; null: none, or the reader sold it. */
  cover: ClaimCover | null
  mayFile: boolean
  detail: OrderDetail
  /** Epoch ms at which the API said so. */
  toldAt: number
}
export type ShownClaim = OneClaim & { claim: ClaimDetail }

/** The last claim of an order, kept up to date. */
export function useClaim(orderSn: string): LoadState<OneClaim> {
  const loaded = useLoad<OneClaim>(
    orderSn,
    async () => {
      const [found, detail] = await Promise.all([
        call('GET /claim/ofOrder', { orderSn }),
        call('GET /order/orderDetail', { orderSn }),
      ])
      return { ...found, detail, toldAt: Date.now() }
    },
    { keeps: false },
  )
  useLiveOrders(loaded.reload, orderSn)
  return loaded
}
