'use client'

import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live-orders'
import { useLoad } from '@/lib/client/hooks/use-load'

/** One order with its timeline, kept up to date. */
export function useOneOrder(orderSn: string) {
  const loaded = useLoad(orderSn, async () => {
    const [detail, { list }] = await Promise.all([
      call('GET /order/orderDetail', { orderSn }),
      call('GET /order/listOrderProcess', { orderSn }),
    ])
    return { detail, process: list, until: detail.dueIn === null ? null : Date.now() + detail.dueIn * 1000 }
  })
  useLiveOrders(loaded.reload, orderSn)
  return loaded
}
