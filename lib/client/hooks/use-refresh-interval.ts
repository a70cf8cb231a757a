'use client'

import { useEffect } from 'react'

/** When each resource was polled last, so that several components that show it share one request. */
const polledAt = new Map<string, number>()

/**
 * Reloads `resource` every `everyMs` while the tab is visible, and when it becomes visible again; 0 stops. A failed
 * request does not end it, unlike SWR's own interval.
 */
export function useRefreshInterval(resource: string, reload: () => Promise<void>, everyMs: number): void {
  useEffect(() => {
    if (everyMs <= 0) return
    const poll = () => {
      const now = performance.now()
      if (document.hidden || now - (polledAt.get(resource) ?? -everyMs) < everyMs / 2) return
      polledAt.set(resource, now)
      void reload()
    }
    const timer = setInterval(poll, everyMs)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [resource, reload, everyMs])
}
