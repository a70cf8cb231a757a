'use client'

import { onDemand } from '@/components/ui/kit/on-demand'
import { useVisitor } from '@/lib/client/hooks/use-visitor'

const COUNTS = {
  bell: onDemand(() => import('./member-items').then((file) => file.BellCount)),
  chat: onDemand(() => import('./member-items').then((file) => file.ChatCount)),
}

/** A member's unread count; nothing for visitors. */
export function MemberCount({ of }: { of: keyof typeof COUNTS }) {
  const Count = COUNTS[of]
  return useVisitor() ? <Count /> : null
}
