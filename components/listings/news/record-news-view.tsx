'use client'

import { useShown } from '@/lib/client/hooks/use-shown'
import { lazyCall } from '@/lib/client/lazy-call'

/** Counts a view of an article. */
export function RecordNewsView({ code }: { code: string }) {
  useShown(code, () => void lazyCall('POST /comm/recordNewsView', { newsId: code }).catch(() => {}))
  return null
}
