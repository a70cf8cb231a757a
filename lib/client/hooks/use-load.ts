'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api'

/** Skeletons appear after this time, so that fast responses do not flash. */
const SLOW_MS = 200

export interface LoadState<T> {
  data: T | null
  /** A request is running. */
  busy: boolean
  /** `data` belongs to the current `key`, not to an earlier one, so an empty result can be shown as such. */
  isCurrent: boolean
  /** Nothing to show yet after more than 200 ms. */
  slow: boolean
  /** The error of the last request; '' otherwise. `data` of an earlier one is kept. */
  error: string
  /** The refusal behind `error`, if the API responded. */
  refusal: ApiError | null
  reload: () => void
}

/**
 * Loads when `key` changes and on `reload`. The previous data stays until the next response, unless `keeps` is false:
 * then only data of the current `key` is shown. Late responses of earlier requests are ignored.
 */
export function useLoad<T>(key: string, ask: () => Promise<T>, { keeps = true } = {}): LoadState<T> {
  const [state, setState] = useState<{
    /** The key of the request that was answered. */
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
