'use client'

import { useSyncExternalStore } from 'react'
import { lazyCall } from '../lazy-call'
import { hasToken } from '../visitor'

const EVERY_MS = 60_000

let total = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Asks again at once, e.g. after a chat was read. */
export async function refreshUnread(): Promise<void> {
  if (!hasToken() || document.hidden) return
  try {
    total = (await lazyCall('GET /im/unread', {})).total
  } catch {
    return // the old figure stays; the next minute asks again
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    void refreshUnread()
    timer = setInterval(() => void refreshUnread(), EVERY_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** Unread chat messages of the visitor; every bar on the page shares one request a minute. */
export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => total,
    () => 0,
  )
