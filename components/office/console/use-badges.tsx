'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Badge = OutputOf<ApiContract['GET /console/badges']>['list'][number]
const EVERY_MS = 30_000

const BadgeContext = createContext<readonly Badge[]>([])

/** Loads the pending tasks for header and menu, while the page is visible, and after each change of a list. */
export function BadgeProvider({ children }: { children: ReactNode }) {
  const { data } = useLoad('badges', () => call('GET /console/badges', {}), { own: true, everyMs: EVERY_MS })
  return <BadgeContext value={data?.list ?? []}>{children}</BadgeContext>
}

/** Pending tasks of every screen the member may open. */
export const useBadges = (): readonly Badge[] => useContext(BadgeContext)

/** Pending tasks of a screen, for the desk the sum of all queues; undefined: none. */
export function useBadge(path: string): Omit<Badge, 'path'> | undefined {
  const own = useBadges().filter((badge) => badge.path === path || badge.path.startsWith(`${path}?`))
  const sum = (of: 'total' | 'overdue') => own.reduce((all, badge) => all + badge[of], 0)
  return sum('total') > 0 ? { total: sum('total'), overdue: sum('overdue') } : undefined
}
