'use client'

import { useEffect, useState } from 'react'
import { DESK_QUEUES, type DeskQueue } from '@/lib/shared/desk'

interface DeskAddress {
  queue: DeskQueue
  orderSn: string
}

const read = (): DeskAddress => {
  const query = new URLSearchParams(location.search)
  const queue = query.get('queue') ?? ''
  return { queue: queue in DESK_QUEUES ? (queue as DeskQueue) : 'mine', orderSn: query.get('orderSn') ?? '' }
}

/** Which list and which order, in the page's address, so that both can be passed on. */
export function useDeskAddress() {
  const [address, setAddress] = useState(read)
  useEffect(() => {
    const handleBack = () => setAddress(read())
    addEventListener('popstate', handleBack)
    return () => removeEventListener('popstate', handleBack)
  }, [])
  const go = (to: Partial<DeskAddress>) => {
    const next = { ...address, ...to }
    history.pushState(null, '', `/desk?${new URLSearchParams({ ...next })}`)
    setAddress(next)
  }
  return { ...address, go }
}
