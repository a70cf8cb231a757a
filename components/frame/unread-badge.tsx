'use client'

import { Badge } from '@/components/ui/badge'
import { useUnread } from '@/lib/client/hooks/use-unread'
import { useVisitor } from '@/lib/client/hooks/use-visitor'

/** Unread chat messages, for members. */
export function UnreadBadge() {
  return useVisitor() ? <MemberBadge /> : null
}

function MemberBadge() {
  return <Badge count={useUnread()} />
}
