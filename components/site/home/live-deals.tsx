'use client'

import { useFresh } from '@/lib/client/hooks/use-fresh'
import { lazyCall } from '@/lib/client/lazy-call'
import { Deals, type DealsProps, type Marks } from './deals'

/** The deal ticker, updated while it is visible. */
export function LiveDeals({ initial, among }: { initial: DealsProps } & Marks) {
  const load = (): Promise<DealsProps> =>
    lazyCall('GET /dist/latestDealRecord', { pageSize: String(initial.list.length || 7) })
  return <Deals {...useFresh(initial, load)} among={among} />
}
