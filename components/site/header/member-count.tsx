'use client'

import { onDemand } from '@/components/ui/kit/on-demand'
import { useVisitor } from '@/lib/client/hooks/use-visitor'

const COUNTS = {
  bell: onDemand(() => import('./member-items').then((file) => file.BellCount)),
  chat: onDemand(() => import('./member-items').then((file) => file.ChatCount)),
}

/** What a member has not read; nothing for others. */
export function MemberCount({ of }: { of: keyof typeof COUNTS }) {
  const Count = COUNTS[of]
  return useVisitor() ? <Count /> : null
}
