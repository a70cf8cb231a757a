'use client'

import { askOrders, type OrderPageData } from '@/components/orders/order/use-orders'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'

/** The latest five sales, with the total counts. */
export const useSoldOrders = (): LoadState<OrderPageData> =>
  useLoad('sold', () => askOrders({ pages: '1', pageSize: '5', belong: '1' }))
