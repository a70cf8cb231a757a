'use client'

import { useFresh } from '@/lib/client/hooks/use-fresh'
import { lazyCall } from '@/lib/client/lazy-call'
import { Deals, type DealsProps } from './deals'

/** The ticker, followed while it is looked at. */
export function LiveDeals(deals: DealsProps) {
  const load = (): Promise<DealsProps> =>
    lazyCall('GET /dist/latestDealRecord', { pageSize: String(deals.list.length || 7) })
  return <Deals {...useFresh(deals, load)} />
}
