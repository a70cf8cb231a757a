'use client'

import { useEffect, useRef, useState } from 'react'

export type PollAnswer = 'waiting' | 'done'

/**
 * Polls every `everyMs` until the result is 'done', `max` requests are used up, or one fails. A new `key` starts over;
 * an empty one stops. `askNow` polls immediately, without counting.
 */
export function usePoll({
  key,
  ask,
  onDone,
  everyMs = 5000,
  max = 60,
}: {
  key: string
  ask: () => Promise<PollAnswer>
  onDone: () => void
  everyMs?: number
  max?: number
}): { state: 'idle' | 'waiting' | 'done' | 'expired' | 'failed'; left: number; askNow: () => Promise<void> } {
  const [used, setUsed] = useState(0)
  const [state, setState] = useState<'idle' | 'waiting' | 'done' | 'expired' | 'failed'>('idle')
  const calls = useRef({ ask, onDone })
  calls.current = { ask, onDone }
  const run = useRef(0)

  const askOnce = async (mine: number): Promise<boolean> => {
    try {
      const answer = await calls.current.ask()
      if (mine !== run.current) return false
      if (answer === 'waiting') return true
      run.current += 1
      setState('done')
      calls.current.onDone()
    } catch {
      if (mine === run.current) setState('failed')
    }
    return false
  }

  // a run is identified by its key; callbacks are read through the ref
  useEffect(() => {
    const mine = ++run.current
    setUsed(0)
    setState(key ? 'waiting' : 'idle')
    if (!key) return
    let timer: ReturnType<typeof setTimeout>
    const step = (count: number) => {
      timer = setTimeout(async () => {
        const goOn = await askOnce(mine)
        if (mine !== run.current) return
        setUsed(count)
        if (!goOn) return
        if (count >= max) setState('expired')
        else step(count + 1)
      }, everyMs)
    }
    step(1)
    return () => {
      run.current += 1
      clearTimeout(timer)
    }
  }, [key])

  const askNow = async () => {
    if (state === 'waiting') await askOnce(run.current)
  }
  return { state, left: Math.max(0, max - used), askNow }
}
