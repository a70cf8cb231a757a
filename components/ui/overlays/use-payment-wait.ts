import { useEffect, useEffectEvent } from 'react'
import { useElapsed } from '@/lib/client/hooks/use-elapsed'
import { useLoad } from '@/lib/client/hooks/use-load'

export type PollAnswer = 'waiting' | 'done'

/** Lifetime of a QR code: 60 polls of 5 s. */
export const LIVES_SECONDS = 300
const POLL_MS = 5000

/**
 * Polls a payment at once and every 5 s until it is paid, an error occurs or five minutes have passed. `key` identifies
 * it; '' waits for nothing, and a new one starts again.
 */
export function usePaymentWait(key: string, poll: () => Promise<PollAnswer>, onPaid: () => void) {
  const isExpired = useElapsed(key, LIVES_SECONDS * 1000 - POLL_MS / 2) // between the 60th poll and the next
  const { data, error, reload } = useLoad(key || null, poll, {
    keeps: false,
    everyMs: (answer, failed) => (answer === 'done' || failed || isExpired ? 0 : POLL_MS),
  })
  const isPaid = data === 'done'
  const handlePaid = useEffectEvent(onPaid)
  useEffect(() => {
    if (isPaid) handlePaid()
  }, [isPaid])
  const state = !key ? 'idle' : isPaid ? 'done' : error ? 'failed' : isExpired ? 'expired' : 'waiting'
  return { state, reload } as const
}
