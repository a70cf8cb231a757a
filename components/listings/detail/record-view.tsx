'use client'

import { useShown } from '@/lib/client/hooks/use-shown'
import { lazyCall } from '@/lib/client/lazy-call'
import { hasToken } from '@/lib/client/visitor'

/**
 * Counts a view of an item. A member's view is sent immediately, so that the history is complete even when comparing
 * quickly; other visitors have no history.
 */
export function RecordView({ goodsSn }: { goodsSn: string }) {
  useShown(
    goodsSn,
    () => void lazyCall('POST /goods/recordView', { goodsSn }).catch(() => {}),
    hasToken() ? 0 : undefined,
  )
  return null
}
