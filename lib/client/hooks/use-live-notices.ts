'use client'

import { useEffect, useRef } from 'react'
import { listenLive } from '../chat/live'

/** Calls back when the visitor gets a notification, and after a reconnect. */
export function useLiveNotices(onTold: () => void): void {
  const told = useRef(onTold)
  told.current = onTold
  useEffect(
    () =>
      listenLive({
        told: (event) => {
          if (event.type === 'notification') told.current()
        },
        resumed: () => told.current(),
      }),
    [],
  )
}
