'use client'

import { useUnread } from '@/components/frame/use-unread'
import { useVisitor } from '@/components/frame/use-visitor'
import { Badge } from '@/components/ui/badge'

/** Unread chat messages, for members. */
export function UnreadBadge() {
  return useVisitor() ? <MemberBadge /> : null
}

function MemberBadge() {
  return <Badge count={useUnread()} />
}
