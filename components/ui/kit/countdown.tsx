'use client'

import { useEffect, useRef, useState } from 'react'

const SPOKEN_AT = [60, 30, 10] as const
const pad = (n: number) => String(n).padStart(2, '0')

/** 277 -> "04:37"; from an hour on "1:04:37", from a day on "2天 1:04:37". */
export function clockText(seconds: number): string {
  const [d, h, m, s] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ]
  const short = `${pad(m)}:${pad(s)}`
  if (d > 0) return `${d} 天 ${h}:${short}`
  return h > 0 ? `${h}:${short}` : short
}

/** A due action may take a moment on the server, so it is checked again at this interval. */
const AGAIN_MS = 10_000

/**
 * Whole seconds until `until` (epoch ms), at least `least`, updated each second; correct after a sleeping tab because
 * it reads the clock. `onEnd` is called when the time is up, and every ten seconds while nothing changes. Null stops
 * it.
 */
export function useSeconds(until: number | null, least: number, onEnd?: () => void): number {
  const read = () => (until === null ? 0 : Math.max(least, Math.ceil((until - Date.now()) / 1000)))
  const [left, setLeft] = useState(read)
  const ended = useRef(onEnd)
  ended.current = onEnd
  // `read` only depends on `until`
  useEffect(() => {
    setLeft(read())
    if (until === null) return
    let endedAt = read() > 0 ? 0 : Date.now()
    const timer = setInterval(() => {
      setLeft(read())
      if (read() > 0 || Date.now() - endedAt < AGAIN_MS) return
      endedAt = Date.now()
      ended.current?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

export const useSecondsLeft = (until: number, onEnd?: () => void): number => useSeconds(until, 0, onEnd)

/** Announced at 60, 30 and 10 seconds, silent otherwise. */
export function SpokenSeconds({ left, label }: { left: number; label: string }) {
  const spoken = SPOKEN_AT.find((mark) => left === mark)
  return (
    <span className="sr" aria-live="assertive">
      {spoken ? `${label}：${spoken} 秒` : ''}
    </span>
  )
}

/** Remaining time to a real deadline. */
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
  return (
    <>
      <span className={className} role="timer" aria-label={label} aria-live="off" suppressHydrationWarning>
        {clockText(left)}
      </span>
      <SpokenSeconds left={left} label={label} />
    </>
  )
}
