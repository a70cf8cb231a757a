'use client'

import { LiveValue } from '@/components/ui/kit/live-value'
import { lazyCall } from '@/lib/client/lazy-call'
import { Deals, type DealsProps, type Marks } from './deals'

/** The deal ticker, updated while it is visible. */
export function LiveDeals({ initial, among }: { initial: DealsProps } & Marks) {
  const load = (): Promise<DealsProps> =>
    lazyCall('GET /dist/latestDealRecord', { pageSize: String(initial.list.length || 7) })
  return (
    <LiveValue initial={initial} load={load}>
      {(deals) => <Deals {...deals} among={among} />}
    </LiveValue>
  )
}
