import { onTestFinished, vi } from 'vitest'

/** Freezes the date for the rest of the test, so that remaining times are exact; timers still run. */
export function freezeDate(now = '2026-11-22T02:00:00Z'): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  onTestFinished(() => void vi.useRealTimers())
}
