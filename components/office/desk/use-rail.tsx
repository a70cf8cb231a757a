'use client'

import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { call } from '@/lib/client/api'
import { listenLive } from '@/lib/client/chat/live'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Rail = OutputOf<ApiContract['GET /desk/rail']>
const EVERY_MS = 15_000

/** Debounces reloads when several events arrive at once. */
const SOON_MS = 300

/** Reloads on an event of this host's desk, and at an interval while the page is visible. */
export function useAgain(reload: () => void, ms: number): void {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const again = () => {
      if (document.visibilityState === 'visible') reload()
    }
    const soon = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        again()
      }, SOON_MS)
    }
    const timer = setInterval(again, ms)
    document.addEventListener('visibilitychange', again)
    const stop = listenLive({ told: ({ type }) => (type === 'desk' ? soon() : undefined), resumed: soon })
    return () => {
      clearInterval(timer)
      clearTimeout(waiting)
      document.removeEventListener('visibilitychange', again)
      stop()
    }
  }, [reload, ms])
}

const RailContext = createContext<LoadState<Rail> | null>(null)

/** Loads the queue counts for header and desk. */
export function RailRoom({ children }: { children: ReactNode }) {
  const loaded = useLoad('rail', () => call('GET /desk/rail', {}))
  useAgain(loaded.reload, EVERY_MS)
  return <RailContext value={loaded}>{children}</RailContext>
}

/** Number of orders per queue, updated live. */
export function useRail(): LoadState<Rail> {
  const rail = useContext(RailContext)
  if (!rail) throw new Error('outside of the desk')
  return rail
}
