'use client'

import { useSyncExternalStore } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import { ownStore } from '@/lib/client/own-store'

interface Alert {
  /** Yuan by which the item is cheaper than when the alert was set; null: not cheaper. */
  fell: string | null
}

/** All alerts of the member, loaded in one call per page. */
const alerts = ownStore<ReadonlyMap<string, Alert>>(
  () => new Map(),
  async () => {
    const { list } = await lazyCall('GET /goods/priceAlerts', {})
    return new Map(list.map((alert) => [alert.goodsSn, alert]))
  },
)

const subscribe = (listener: () => void) =>
  alerts.subscribe(listener, () => {
    alerts.load().catch(() => {}) // a click shows the error
  })

/** The member's alert for an item; undefined if there is none. */
export const usePriceAlert = (goodsSn: string): Alert | undefined =>
  useSyncExternalStore(
    subscribe,
    () => alerts.read().get(goodsSn),
    () => undefined,
  )

/** Rejects like `call`. */
export async function setPriceAlert(goodsSn: string, on: boolean): Promise<void> {
  await lazyCall('POST /goods/priceAlert', { goodsSn, on: on ? '1' : '0' }, { loud: true, progress: true })
  const next = new Map(alerts.read())
  if (on) next.set(goodsSn, { fell: null })
  else next.delete(goodsSn)
  alerts.keep(next)
}
