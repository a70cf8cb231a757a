'use client'

import { useSyncExternalStore } from 'react'
import { lazyCall } from '../lazy-call'
import { ownStore } from '../own-store'
import { hasToken } from '../visitor'

const EVERY_MS = 60_000

interface Count {
  /** Reloads immediately, e.g. after something was read. */
  refresh: () => Promise<void>
  /** The visitor's count; all bars on the page share one request a minute. */
  use: () => number
}

function counted(ask: () => Promise<number>): Count {
  const total = ownStore(() => 0, ask)
  let bars = 0
  let isStale = false
  let timer: ReturnType<typeof setInterval> | undefined
  const look = async (again: boolean): Promise<void> => {
    isStale ||= again
    if (bars === 0 || document.hidden) return
    const anew = isStale
    isStale = false
    await total.load(anew).catch(() => {}) // the old count is kept; the next minute retries
  }
  const refresh = async (): Promise<void> => {
    if (hasToken()) await look(true)
  }
  const subscribe = (listener: () => void): (() => void) => {
    bars += 1
    if (bars === 1) timer = setInterval(refresh, EVERY_MS)
    const stop = total.subscribe(listener, () => void look(false))
    return () => {
      stop()
      bars -= 1
      if (bars > 0) return
      clearInterval(timer)
      isStale = true
    }
  }
  const none = () => 0
  return { refresh, use: () => useSyncExternalStore(subscribe, total.read, none) }
}

const chat = counted(async () => (await lazyCall('GET /im/unread', {})).total)
const bell = counted(async () => (await lazyCall('GET /notification/unread', {})).unread)

/** Unread chat messages. */
export const useUnread = chat.use
export const refreshUnread = chat.refresh
/** Unread notifications. */
export const useBell = bell.use
export const refreshBell = bell.refresh
