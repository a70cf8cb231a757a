'use client'

import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { call } from '@/lib/client/api'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Rail = OutputOf<ApiContract['GET /desk/rail']>
const EVERY_MS = 15_000

/** Asks again every so often, as long as the page is looked at. */
export function useAgain(reload: () => void, ms: number): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload()
    }, ms)
    return () => clearInterval(timer)
  }, [reload, ms])
}

const RailContext = createContext<LoadState<Rail> | null>(null)

/** Asks for what waits in each list, for head and desk alike. */
export function RailRoom({ children }: { children: ReactNode }) {
  const loaded = useLoad('rail', () => call('GET /desk/rail', {}))
  useAgain(loaded.reload, EVERY_MS)
  return <RailContext value={loaded}>{children}</RailContext>
}

/** How many wait in each list, kept up to date. */
export function useRail(): LoadState<Rail> {
  const rail = useContext(RailContext)
  if (!rail) throw new Error('outside of the desk')
  return rail
}
