'use client'

import { useSyncExternalStore } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import { hasToken, subscribeVisitor } from '@/lib/client/visitor'

interface Alert {
  /** Yuan by which the item is cheaper than when the alert was set; null: it is not. */
  fell: string | null
}

let known: ReadonlyMap<string, Alert> = new Map()
let isAsked = false
const listeners = new Set<() => void>()

const tell = (next: ReadonlyMap<string, Alert>) => {
  known = next
  for (const listener of listeners) listener()
}

/** All alerts of the member, in one call a page, when somebody is logged in. */
function wonder(): void {
  if (isAsked || !hasToken()) return
  isAsked = true
  lazyCall('GET /goods/priceAlerts', {}).then(
    ({ list }) => tell(new Map(list.map(({ goodsSn, fell }) => [goodsSn, { fell }]))),
    () => {
      isAsked = false // pressing one says what is wrong
    },
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = subscribeVisitor(wonder)
  wonder()
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** The member's alert for an item; undefined without one. */
export const usePriceAlert = (goodsSn: string): Alert | undefined =>
  useSyncExternalStore(
    subscribe,
    () => known.get(goodsSn),
    () => undefined,
  )

/** Rejects as `call` does. */
export async function setPriceAlert(goodsSn: string, on: boolean): Promise<void> {
  await lazyCall('POST /goods/priceAlert', { goodsSn, on: on ? '1' : '0' }, { loud: true, progress: true })
  const next = new Map(known)
  if (on) next.set(goodsSn, { fell: null })
  else next.delete(goodsSn)
  tell(next)
}
