'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * Starts with the server-rendered value, then polls `load` every `everyMs` while the tab is visible. A failed request
 * keeps the last result. A new `initial` starts over.
 */
export function useFresh<T>(
  initial: T,
  load: () => Promise<T>,
  { everyMs = 10_000, enabled = true }: { everyMs?: number; enabled?: boolean } = {},
): T {
  const [seen, setSeen] = useState({ initial, value: initial })
  const ask = useRef(load)
  ask.current = load
  useEffect(() => {
    if (!enabled) return
    let live = true
    const refresh = async () => {
      if (document.hidden) return
      try {
        const value = await ask.current()
        if (live) setSeen({ initial, value })
      } catch {
        // the next interval retries
      }
    }
    const timer = setInterval(() => void refresh(), everyMs)
    const handleShown = () => void refresh()
    document.addEventListener('visibilitychange', handleShown)
    return () => {
      live = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleShown)
    }
  }, [initial, everyMs, enabled])
  return seen.initial === initial ? seen.value : initial
}
