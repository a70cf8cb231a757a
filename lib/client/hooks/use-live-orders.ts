'use client'

import { useEffect, useRef } from 'react'
import { listenLive } from '../chat/live'

/**
 * Calls back when an order of the visitor changed (`orderSn` limits it to one), after a reconnect, and when the tab
 * becomes visible again.
 */
export function useLiveOrders(onMoved: () => void, orderSn?: string): void {
  const moved = useRef(onMoved)
  moved.current = onMoved
  useEffect(() => {
    const handleShown = () => {
      if (!document.hidden) moved.current()
    }
    document.addEventListener('visibilitychange', handleShown)
    const stop = listenLive({
      told: (event) => {
        if (event.type === 'order' && (!orderSn || event.orderSn === orderSn)) moved.current()
      },
      resumed: () => moved.current(),
    })
    return () => {
      document.removeEventListener('visibilitychange', handleShown)
      stop()
    }
  }, [orderSn])
}
