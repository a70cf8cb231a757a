'use client'

import { useEffect, useRef, useState } from 'react'

const SPOKEN_AT = [60, 30, 10] as const
const pad = (n: number) => String(n).padStart(2, '0')

/** 277 -> "04:37"; from an hour on "1:04:37". */
export function clockText(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${pad(m)}:${pad(s)}`
}

/** Whole seconds until `until` (epoch ms), renewed each second; survives a sleeping tab because it reads the clock. */
export function useSecondsLeft(until: number, onEnd?: () => void): number {
  const read = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [left, setLeft] = useState(read)
  const ended = useRef(onEnd)
  ended.current = onEnd
  // `read` depends on `until` alone
  useEffect(() => {
    setLeft(read())
    const timer = setInterval(() => {
      const now = read()
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      ended.current?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

/** Remaining time to a real deadline. Announced at 60, 30 and 10 seconds, silent otherwise. */
export function Countdown({
  until,
  label,
  onEnd,
  className = 'num',
}: {
  until: number
  label: string
  onEnd?: () => void
  className?: string
}) {
  const left = useSecondsLeft(until, onEnd)
  const spoken = SPOKEN_AT.find((mark) => left === mark)
  return (
    <>
      <span className={className} role="timer" aria-label={label} aria-live="off" suppressHydrationWarning>
        {clockText(left)}
      </span>
      <span className="sr" aria-live="assertive">
        {spoken ? `${label}：${spoken} 秒` : ''}
      </span>
    </>
  )
}
