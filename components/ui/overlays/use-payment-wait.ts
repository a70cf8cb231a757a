import { useEffect, useEffectEvent, useRef } from 'react'
import type { ApiError } from '@/lib/client/api'
import { useElapsed } from '@/lib/client/hooks/use-elapsed'
import { useLoad } from '@/lib/client/hooks/use-load'
import { isApiError } from '@/lib/client/is-api-error'

/** `expired`: it can no longer be paid. */
export type PollAnswer = 'waiting' | 'done' | 'expired'

/** Lifetime of a QR code: 60 polls of 5 s. */
export const LIVES_SECONDS = 300
/** Shown while polls get no answer. */
export const LOST_TEXT = '网络不稳定，正在重新查询'
const POLL_MS = 5000
const LONGEST_POLL_MS = 40_000

/** Errors that say nothing about the payment, which may have been paid meanwhile. */
const PASSING: ReadonlySet<ApiError['reason']> = new Set([
  'NETWORK_LOST',
  'SERVER_ERROR',
  'UNAVAILABLE',
  'BUSY',
  'TOO_MANY',
])

interface Polled {
  /** null: no answer. */
  answer: PollAnswer | null
  /** Polls without an answer since the last one with. */
  losses: number
  /** Asked at the end of the lifetime: a tab that was hidden before has asked nothing meanwhile. */
  isLast: boolean
}

/**
 * Polls a payment at once and every 5 s, less often while there is no answer, until it is paid, refused or expired, or
 * a poll after five minutes finds nothing. `key` identifies it; '' waits for nothing, and a new one starts again.
 */
export function usePaymentWait(key: string, poll: () => Promise<PollAnswer>, onPaid: () => void) {
  const isOld = useElapsed(key, LIVES_SECONDS * 1000 - POLL_MS * 1.5) // before the 60th poll
  const losses = useRef(0)
  const ask = async (): Promise<Polled> => {
    const isLast = isOld
    try {
      const answer = await poll()
      losses.current = 0
      return { answer, losses: 0, isLast }
    } catch (error) {
      if (!isApiError(error) || !PASSING.has(error.reason)) throw error
      losses.current += 1
      return { answer: null, losses: losses.current, isLast }
    }
  }
  const isOver = (polled: Polled | null) =>
    polled?.answer === 'done' || polled?.answer === 'expired' || (polled?.answer === 'waiting' && polled.isLast)
  const { data, error, reload } = useLoad(key || null, ask, {
    keeps: false,
    everyMs: (polled, failed) =>
      failed || isOver(polled) ? 0 : Math.min(POLL_MS * 2 ** (polled?.losses ?? 0), LONGEST_POLL_MS),
  })
  const isPaid = data?.answer === 'done'
  const handlePaid = useEffectEvent(onPaid)
  useEffect(() => {
    if (isPaid) handlePaid()
  }, [isPaid])
  const state = !key ? 'idle' : isPaid ? 'done' : error ? 'failed' : isOver(data) ? 'expired' : 'waiting'
  return { state, isLost: state === 'waiting' && data !== null && data.losses > 0, reload } as const
}
