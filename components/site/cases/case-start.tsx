'use client'

import { useEffect, useState } from 'react'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { CASE_KIND_NAMES, type CaseKind } from '@/lib/shared/trade/service-cases'

const CaseDesk = onDemand(() => import('./case-desk').then((file) => file.CaseDesk), <SkeletonRows />)

/** The form with what belongs to it; its scripts are loaded after the page, which is the same for everybody. */
export function CaseStart() {
  const [kind, setKind] = useState<CaseKind | null>(null)
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('kind') ?? ''
    setKind(CASE_KIND_NAMES.find((name) => name === wanted) ?? 'question')
  }, [])
  return kind ? <CaseDesk first={kind} /> : <SkeletonRows />
}
