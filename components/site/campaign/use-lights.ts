'use client'

import { useEffect, useRef, useState } from 'react'

const ROUNDS = 2
const QUICK_MS = 70
const SLOW_MS = 260

/** Light animation that runs around the tiles and stops at one; disabled for reduced motion. */
export function useLights(count: number) {
  const [lit, setLit] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const runTo = (stop: number): Promise<void> =>
    new Promise((done) => {
      const steps = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ROUNDS * count + stop
      const step = (n: number) => {
        setLit(steps === 0 ? stop : n % count)
        if (n >= steps) return done()
        const left = steps - n
        timer.current = setTimeout(() => step(n + 1), left < 6 ? SLOW_MS - left * 30 : QUICK_MS)
      }
      step(0)
    })
  return { lit, runTo, darken: () => setLit(null) }
}
