'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Rail = OutputOf<ApiContract['GET /desk/rail']>
const EVERY_MS = 15_000

const RailContext = createContext<LoadState<Rail> | null>(null)

/** Loads the queue counts for header and desk. */
export function RailProvider({ children }: { children: ReactNode }) {
  const loaded = useLoad('rail', () => call('GET /desk/rail', {}), { everyMs: EVERY_MS })
  useLiveDesk(loaded.reload)
  return <RailContext value={loaded}>{children}</RailContext>
}

/** Number of orders per queue, updated live. */
export function useRail(): LoadState<Rail> {
  const rail = useContext(RailContext)
  if (!rail) throw new Error('outside of the desk')
  return rail
}
