import { afterEach, expect, it, vi } from 'vitest'
import { openTransport } from '@/lib/client/chat/open-transport'

const fetchLink = vi.hoisted(() => vi.fn(async () => Promise.reject(new Error('away'))))
vi.unmock('@/lib/client/chat/open-transport')
vi.mock('@/lib/client/chat/fetch-link', () => ({ fetchLink, cachedLink: () => null, dropLink: () => {} }))

afterEach(() => vi.useRealTimers())

it('retries to get a connection link while there is none, and stops when closed', async () => {
  vi.useFakeTimers()
  const state = vi.fn()
  const transport = await openTransport({
    onEvent: () => {},
    onResumed: () => {},
    onFailed: () => {},
    onLoggedOut: () => {},
    onState: state,
  })
  expect([fetchLink.mock.calls.length, state.mock.calls]).toEqual([1, [['connecting'], ['offline']]])
  await vi.advanceTimersByTimeAsync(3000)
  expect(fetchLink).toHaveBeenCalledTimes(2)
  transport.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchLink).toHaveBeenCalledTimes(2)
})

it('asks for a link at once when the page wakes', async () => {
  vi.useFakeTimers()
  fetchLink.mockClear()
  const none = () => {}
  const transport = await openTransport({
    onEvent: none,
    onResumed: none,
    onFailed: none,
    onLoggedOut: none,
    onState: none,
  })
  expect(fetchLink).toHaveBeenCalledTimes(1)
  transport.wake?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchLink).toHaveBeenCalledTimes(2)
  transport.close()
})
