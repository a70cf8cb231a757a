'use client'

import { useState } from 'react'
import { useSecondsLeft } from '@/components/ui/kit/countdown'

/** Requests a code; the wait before the next one is set by the server (60 s). `send` rejects like `ask`. */
export function useCode<T extends { waitSeconds: number }>(ask: () => Promise<T>) {
  const [until, setUntil] = useState(0)
  const [sent, setSent] = useState<T | null>(null)
  const [busy, setBusy] = useState(false)
  const left = useSecondsLeft(until)
  const send = async () => {
    setBusy(true)
    try {
      const answer = await ask()
      setSent(answer)
      setUntil(Date.now() + answer.waitSeconds * 1000)
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, left, sent }
}
