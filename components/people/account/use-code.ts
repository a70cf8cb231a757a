'use client'

import { useState } from 'react'
import { useSecondsLeft } from '@/components/ui/kit/countdown'

/**
 * Requests a code; the wait before the next one is set by the server (60 s) and holds for `target`, the number or
 * address it is sent to. `send` rejects like `ask`.
 */
export function useCode<T extends { waitSeconds: number }>(ask: () => Promise<T>, target = '') {
  const [wait, setWait] = useState({ target: '', until: 0 })
  const [sent, setSent] = useState<T | null>(null)
  const [busy, setBusy] = useState(false)
  const left = useSecondsLeft(wait.target === target ? wait.until : 0)
  const send = async () => {
    setBusy(true)
    try {
      const answer = await ask()
      setSent(answer)
      setWait({ target, until: Date.now() + answer.waitSeconds * 1000 })
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, left, sent }
}
