'use client'

import { useEffect } from 'react'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { lazyCall } from '../lazy-call'
import { isActing } from '../visitor'
import { useLiveOrders } from './use-live'
import { type LoadState, useLoad } from './use-load'

export type WaitingOrders = OutputOf<ApiContract['GET /order/waiting']>

const NONE: WaitingOrders = { list: [], sells: false }

/** Other sites send no events to this one, and a deadline comes nearer without one. */
const EVERY_MS = 30_000

/**
 * Orders in which the member has to act soon; also loaded in a hidden tab, unlike other lists, because that is when the
 * member does not look.
 */
export function useWaitingOrders(): LoadState<WaitingOrders> {
  const loaded = useLoad('waiting orders', async () => (isActing() ? NONE : lazyCall('GET /order/waiting', {})), {
    own: true,
  })
  const { reload, data } = loaded
  useLiveOrders(reload)
  const sells = data?.sells ?? false
  useEffect(() => {
    if (!sells) return
    const timer = setInterval(() => void reload(), EVERY_MS)
    return () => clearInterval(timer)
  }, [sells, reload])
  return loaded
}
