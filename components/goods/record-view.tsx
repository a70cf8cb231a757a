'use client'

import { useShown } from '@/lib/client/hooks/use-shown'
import { lazyCall } from '@/lib/client/lazy-call'

/** Counts a view of an item, at once: who compares quickly finds all of them in the history. */
export function RecordView({ goodsSn }: { goodsSn: string }) {
  useShown(goodsSn, () => void lazyCall('POST /goods/recordView', { goodsSn }).catch(() => {}), 0)
  return null
}
