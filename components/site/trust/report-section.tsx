'use client'

import { useEffect, useState } from 'react'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { LogInFirst } from './log-in-first'
import type { GameChoice } from './report-form'

const ReportForm = onDemand(() => import('./report-form').then((file) => file.ReportForm), <SkeletonRows />)

/** The form for members; its scripts are loaded only for them. */
export function ReportSection({ games }: { games: readonly GameChoice[] }) {
  const [search, setSearch] = useState('')
  useEffect(() => setSearch(location.search), [])
  if (!useVisitor())
    return <LogInFirst text="登录并完成实名认证后可以举报" returnUrl={`/black/releaseBlack${search}`} />
  return <ReportForm games={games} />
}
