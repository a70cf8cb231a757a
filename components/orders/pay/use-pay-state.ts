'use client'

import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { OrderDetail } from '@/lib/contract/entities/order'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export interface PayState {
  order: OrderDetail
  state: OutputOf<ApiContract['GET /pay/findPayState']>
  ways: OutputOf<ApiContract['GET /pay/payMethodShow']>
  /** Epoch ms when an unpaid order is cancelled. */
  until: number
}

/** Reload interval in addition to live events, because it may be paid in another tab or on a phone. */
const LOOK_MS = 20_000

/** An unpaid order, its deadline and payment methods. */
export function usePayState(orderSn: string): LoadState<PayState> {
  const load = async () => {
    const [order, state, ways] = await Promise.all([
      call('GET /order/orderDetail', { orderSn }),
      call('GET /pay/findPayState', { orderSn }),
      call('GET /pay/payMethodShow', {}),
    ])
    return { order, state, ways, until: Date.now() + state.expiresIn * 1000 }
  }
  const loaded = useLoad(orderSn, load, { everyMs: (now) => (now?.state.state === 'unpaid' ? LOOK_MS : 0) })
  useLiveOrders(loaded.reload, orderSn)
  return loaded
}
