'use client'

import { useEffect, useState } from 'react'
import { DESK_QUEUES, type DeskQueue } from '@/lib/shared/staff/desk'

interface DeskAddress {
  /** null: not in the address. */
  queue: DeskQueue | null
  orderSn: string
}

const read = (): DeskAddress => {
  const query = new URLSearchParams(location.search)
  const queue = query.get('queue') ?? ''
  return { queue: queue in DESK_QUEUES ? (queue as DeskQueue) : null, orderSn: query.get('orderSn') ?? '' }
}

/**
 * Keeps queue and order in the page's address, so that both can be shared. A selection made automatically replaces the
 * address, so that the back button skips it.
 */
export function useDeskAddress() {
  const [address, setAddress] = useState(read)
  useEffect(() => {
    const handleBack = () => setAddress(read())
    addEventListener('popstate', handleBack)
    return () => removeEventListener('popstate', handleBack)
  }, [])
  const go = (to: Partial<DeskAddress>, way: 'pushState' | 'replaceState' = 'pushState') => {
    const next = { ...address, ...to }
    history[way](null, '', `/desk?${new URLSearchParams({ queue: next.queue ?? '', orderSn: next.orderSn })}`)
    setAddress(next)
  }
  return { ...address, go }
}
