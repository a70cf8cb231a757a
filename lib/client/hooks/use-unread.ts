'use client'

import { useSyncExternalStore } from 'react'
import { lazyCall } from '../lazy-call'
import { hasToken } from '../visitor'

const EVERY_MS = 60_000

interface Count {
  /** Asks again at once, e.g. after something was read. */
  refresh: () => Promise<void>
  /** The visitor's figure; every bar on the page shares one request a minute. */
  use: () => number
}

function counted(ask: () => Promise<number>): Count {
  let total = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const listeners = new Set<() => void>()
  const refresh = async (): Promise<void> => {
    if (!hasToken() || document.hidden || listeners.size === 0) return
    try {
      total = await ask()
    } catch {
      return // the old figure stays; the next minute asks again
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    if (listeners.size === 1) {
      void refresh()
      timer = setInterval(() => void refresh(), EVERY_MS)
    }
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) clearInterval(timer)
    }
  }
  const read = () => total
  const none = () => 0
  return { refresh, use: () => useSyncExternalStore(subscribe, read, none) }
}

const chat = counted(async () => (await lazyCall('GET /im/unread', {})).total)
const bell = counted(async () => (await lazyCall('GET /notification/unread', {})).unread)

/** Unread chat messages. */
export const useUnread = chat.use
export const refreshUnread = chat.refresh
/** Unread notifications. */
export const useBell = bell.use
export const refreshBell = bell.refresh
