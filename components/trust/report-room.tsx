'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { SkeletonRows } from '@/components/ui/skeleton'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { LogInFirst } from './log-in-first'
import type { GameChoice } from './report-form'

const ReportForm = lazy(() => import('./report-form').then((module) => ({ default: module.ReportForm })))

/** The form for members; its scripts are fetched only for them. */
export function ReportRoom({ games }: { games: readonly GameChoice[] }) {
  const [search, setSearch] = useState('')
  useEffect(() => setSearch(location.search), [])
  if (!useVisitor())
    return <LogInFirst text="登录并完成实名认证后可以举报" returnUrl={`/black/releaseBlack${search}`} />
  return (
    <Suspense fallback={<SkeletonRows />}>
      <ReportForm games={games} />
    </Suspense>
  )
}
