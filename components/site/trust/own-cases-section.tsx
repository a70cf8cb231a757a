'use client'

import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { LogInFirst } from './log-in-first'

const OwnCases = onDemand(() => import('./own-cases').then((file) => file.OwnCases), <SkeletonRows />)

export function OwnCasesSection() {
  const visitor = useVisitor()
  if (!visitor) return <LogInFirst text="登录后查看自己的举报和申诉，以及审核结果" returnUrl="/black/center" />
  return <OwnCases key={visitor.userId} />
}
