'use client'

import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Badge = OutputOf<ApiContract['GET /console/badges']>['list'][number]
const EVERY_MS = 30_000

const BadgeContext = createContext<readonly Badge[]>([])

/** Asks what waits behind each door, for head and menu alike, as long as the page is looked at. */
export function BadgeRoom({ children }: { children: ReactNode }) {
  const { data, reload } = useLoad('badges', () => call('GET /console/badges', {}))
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') reload()
    }
    const timer = setInterval(again, EVERY_MS)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [reload])
  return <BadgeContext value={data?.list ?? []}>{children}</BadgeContext>
}

/** What waits behind a door; undefined: nothing. */
export function useBadge(path: string): Badge | undefined {
  return useContext(BadgeContext).find((badge) => badge.path === path && badge.total > 0)
}
