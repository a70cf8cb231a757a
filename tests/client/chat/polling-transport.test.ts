// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPolling } from '@/lib/client/chat/polling-transport'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks for news every five seconds until it is closed, and not in a hidden tab', () => {
  const [onState, onResumed] = [vi.fn(), vi.fn()]
  const link = openPolling({ onState, onResumed } as never)
  expect(onState).toHaveBeenCalledWith('connected')
  vi.advanceTimersByTime(10_000)
  expect(onResumed).toHaveBeenCalledTimes(2)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(10_000)
  expect(onResumed).toHaveBeenCalledTimes(2)
  hidden.mockRestore()
  link.close()
  vi.advanceTimersByTime(10_000)
  expect(onResumed).toHaveBeenCalledTimes(2)
})
