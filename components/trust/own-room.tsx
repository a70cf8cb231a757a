'use client'

import { lazy, Suspense } from 'react'
import { SkeletonRows } from '@/components/ui/skeleton'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { LogInFirst } from './log-in-first'

const OwnCases = lazy(() => import('./own-cases').then((module) => ({ default: module.OwnCases })))

export function OwnRoom() {
  if (!useVisitor()) return <LogInFirst text="登录后查看自己的举报和申诉，以及审核结果" returnUrl="/black/center" />
  return (
    <Suspense fallback={<SkeletonRows />}>
      <OwnCases />
    </Suspense>
  )
}
