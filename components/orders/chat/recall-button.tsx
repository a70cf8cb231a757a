import { useEffect, useState } from 'react'
import { serverNow } from '@/lib/client/server-clock'

/** Time limit of the server for recalling a message. */
const RECALL_MS = 2 * 60_000

interface Props {
  /** Which message it recalls, for the name of the button. */
  of?: string
  sentTime: number
  onRecall: () => void
}

/** Disappears when the time limit has passed. */
export function RecallButton({ of = '', sentTime, onRecall }: Props) {
  const [left, setLeft] = useState(() => sentTime + RECALL_MS - serverNow().getTime())
  useEffect(() => {
    if (left <= 0) return
    const over = setTimeout(() => setLeft(0), left)
    return () => clearTimeout(over)
  }, [left])
  if (left <= 0) return null
  return (
    <button type="button" className="link" aria-label={`撤回${of}`} onClick={onRecall}>
      撤回
    </button>
  )
}
