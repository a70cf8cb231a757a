import { useEffect, useState } from 'react'
import { serverNow } from '@/lib/client/server-clock'

/** Time limit of the server for recalling a message. */
const RECALL_MS = 2 * 60_000

/** Disappears when the time limit has passed. */
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
