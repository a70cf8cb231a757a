import { useEffect, useState } from 'react'
import { serverNow } from '@/lib/client/server-clock'

/** As long as the server lets a message be taken back. */
const RECALL_MS = 2 * 60_000

/** Goes when its time is over. */
export function RecallButton({ sentTime, onRecall }: { sentTime: number; onRecall: () => void }) {
  const [left, setLeft] = useState(() => sentTime + RECALL_MS - serverNow().getTime())
  useEffect(() => {
    if (left <= 0) return
    const over = setTimeout(() => setLeft(0), left)
    return () => clearTimeout(over)
  }, [left])
  if (left <= 0) return null
  return (
    <button type="button" className="link" onClick={onRecall}>
      撤回
    </button>
  )
}
