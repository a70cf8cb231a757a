'use client'

import { useEffect, useEffectEvent } from 'react'
import { listenLive } from '../chat/live'
import type { LiveMessage } from '../chat/transport'

/** Several events of the desk at once cause one reload. */
const SOON_MS = 300

/** Calls back on matching live events of the visitor, after a reconnect, and when the tab becomes visible again. */
function useLive(matches: (event: LiveMessage) => boolean, onEvent: () => void): void {
  const isMatch = useEffectEvent(matches)
  const handle = useEffectEvent(onEvent)
  useEffect(() => {
    const handleShown = () => {
      if (!document.hidden) handle()
    }
    document.addEventListener('visibilitychange', handleShown)
    const stop = listenLive({
      onEvent: (event) => {
        if (isMatch(event)) handle()
      },
      onResumed: () => handle(),
    })
    return () => {
      document.removeEventListener('visibilitychange', handleShown)
      stop()
    }
  }, [])
}

/** Calls back when an order of the visitor may have changed; `orderSn` limits it to one. */
export const useLiveOrders = (onMoved: () => void, orderSn?: string): void =>
  useLive((event) => event.type === 'order' && (!orderSn || event.orderSn === orderSn), onMoved)

/** Calls back when the visitor may have got a notification. */
export const useLiveNotices = (onNotice: () => void): void =>
  useLive((event) => event.type === 'notification', onNotice)

/** Reloads when the desk of this host may have changed, unless the tab is hidden. */
export function useLiveDesk(reload: () => void): void {
  const again = useEffectEvent(reload)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        if (!document.hidden) again()
      }, SOON_MS)
    }
    const stop = listenLive({ onEvent: ({ type }) => (type === 'desk' ? soon() : undefined), onResumed: soon })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [])
}
