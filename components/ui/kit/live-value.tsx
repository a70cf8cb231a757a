'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { onDemand } from './on-demand'

interface Props<T> {
  /** As rendered by the server; a new one replaces what was loaded. */
  initial: T
  load: () => Promise<T>
  everyMs?: number
  enabled?: boolean
  children: (value: T) => ReactNode
}

const Refresher = onDemand(() => import('./refresher').then((file) => file.Refresher))

/**
 * A server-rendered value that is loaded again every `everyMs` while the tab is visible. What loads it is itself loaded
 * when it is first due, outside the first-load budget of public pages. A failed request keeps the last value.
 */
export function LiveValue<T>({ initial, load, everyMs = 10_000, enabled = true, children }: Props<T>) {
  const [seen, setSeen] = useState({ initial, value: initial })
  const isDue = useDue(enabled, everyMs)
  return (
    <>
      {children(seen.initial === initial ? seen.value : initial)}
      {isDue ? (
        <Refresher load={load} everyMs={everyMs} onValue={(value) => setSeen({ initial, value: value as T })} />
      ) : null}
    </>
  )
}

/** Returns whether the first refresh is due: after `everyMs`, or when the tab becomes visible again. */
function useDue(enabled: boolean, everyMs: number): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!enabled) return setDue(false)
    const start = () => {
      if (!document.hidden) setDue(true)
    }
    const timer = setTimeout(start, everyMs)
    document.addEventListener('visibilitychange', start)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', start)
    }
  }, [enabled, everyMs])
  return enabled && isDue
}
