'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * What the page was rendered with, then what `load` answers every `everyMs` while the tab is looked at. A failed question keeps
 * the last answer: what is shown was true. A new `initial` (the page changed under it) starts over.
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
        // the next round asks again
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
