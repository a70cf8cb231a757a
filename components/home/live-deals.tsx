'use client'

import { useFresh } from '@/lib/client/hooks/use-fresh'
import { lazyCall } from '@/lib/client/lazy-call'
import { Deals, type DealsProps } from './deals'

/** The ticker, followed while it is looked at. */
export function LiveDeals(given: DealsProps) {
  const load = (): Promise<Omit<DealsProps, 'among'>> =>
    lazyCall('GET /dist/latestDealRecord', { pageSize: String(given.list.length || 7) })
  return <Deals {...useFresh(given, load)} among={given.among} />
}
