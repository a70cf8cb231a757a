'use client'

import { useEffect, useState } from 'react'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { CASE_SN } from '@/lib/shared/trade/service-cases'

const CaseFile = onDemand(() => import('./case-file').then((file) => file.CaseFile), <SkeletonRows />)

/** The case that the address names, or any; its scripts are loaded after the page. */
export function CasePage() {
  const [caseSn, setCaseSn] = useState<string | null>(null)
  useEffect(() => {
    const wanted = (new URLSearchParams(location.search).get('sn') ?? '').toUpperCase()
    setCaseSn(CASE_SN.test(wanted) ? wanted : '')
  }, [])
  return caseSn === null ? <SkeletonRows /> : <CaseFile first={caseSn} />
}
