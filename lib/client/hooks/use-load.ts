'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api'

/** Skeletons come after this, so that quick answers do not flash. */
const SLOW_MS = 200

export interface LoadState<T> {
  data: T | null
  /** A question is under way. */
  busy: boolean
  /** `data` answers what is asked now, not an earlier question: that there is nothing may be said of it. */
  isCurrent: boolean
  /** Nothing to show yet, and waiting for more than 200 ms. */
  slow: boolean
  /** Why the last question failed; '' otherwise. `data` of an earlier one stays. */
  error: string
  /** The refusal behind `error`, where the API answered. */
  refusal: ApiError | null
  reload: () => void
}

/**
 * Asks when `key` changes and on `reload`. Content stays until the next answer, unless `keeps` is false: then what is
 * shown is always `key`'s own. Late answers of an earlier question are dropped.
 */
export function useLoad<T>(key: string, ask: () => Promise<T>, { keeps = true } = {}): LoadState<T> {
  const [state, setState] = useState<{
    /** The question that is answered. */
    of: string
    data: T | null
    busy: boolean
    error: string
    refusal: ApiError | null
  }>({
    of: key,
    data: null,
    busy: true,
    error: '',
    refusal: null,
  })
  const [slow, setSlow] = useState(false)
  const turn = useRef(0)
  const question = useRef(ask)
  question.current = ask
  const of = useRef(key)
  of.current = key
  const reload = useCallback(() => {
    const mine = ++turn.current
    setState((old) => ({ ...old, busy: true }))
    question.current().then(
      (data) => mine === turn.current && setState({ of: of.current, data, busy: false, error: '', refusal: null }),
      (error) =>
        mine === turn.current &&
        setState((old) => ({
          of: keeps ? old.of : of.current,
          data: keeps || old.of === of.current ? old.data : null,
          busy: false,
          error: error instanceof ApiError ? error.message : '加载失败',
          refusal: error instanceof ApiError ? error : null,
        })),
    )
  }, [keeps])
  useEffect(() => {
    reload()
    return () => {
      turn.current += 1
    }
  }, [key, reload])
  const isOwn = keeps || state.of === key
  const shown = isOwn ? state : { of: key, data: null, busy: true, error: '', refusal: null }
  const waiting = shown.busy && !shown.data
  useEffect(() => {
    if (!waiting) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return {
    data: shown.data,
    busy: shown.busy,
    isCurrent: shown.of === key,
    error: shown.error,
    refusal: shown.refusal,
    slow: slow && waiting,
    reload,
  }
}
