'use client'

import { useState } from 'react'
import { useSecondsLeft } from '@/components/ui/kit/countdown'

/** Asks for a code; the wait before the next one comes from the server (60 s). `send` rejects as `ask` does. */
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
