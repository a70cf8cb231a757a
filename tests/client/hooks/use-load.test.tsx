// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { useSWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'

/** Responses arrive when the test says so, in the order of the requests. */
function deferred() {
  const waiting: { resolve: (text: string) => void; reject: (error: Error) => void }[] = []
  const ask = vi.fn(() => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject })))
  const answer = (text: string) => act(async () => waiting.shift()?.resolve(text))
  const refuse = (text: string) => act(async () => waiting.shift()?.reject(new ApiError('SERVER_ERROR', text)))
  return { ask, answer, refuse }
}
const show = (ask: () => Promise<string>, keeps?: boolean) =>
  renderHook(({ key }) => useLoad(key, ask, { keeps }), { initialProps: { key: 'a' } })

test('useLoad keeps its content until the next response, and drops a late one', async () => {
  const { ask, answer } = deferred()
  const { result, rerender } = show(ask)
  await answer('of a')
  rerender({ key: 'b' })
  expect(result.current).toMatchObject({ data: 'of a', busy: true, isCurrent: false })
  rerender({ key: 'c' })
  await answer('of b, late')
  expect(result.current).toMatchObject({ data: 'of a', busy: true })
  await answer('of c')
  expect(result.current).toMatchObject({ data: 'of c', busy: false, error: '' })
})

test('useLoad reports content as current on reload, but not while a new key loads or after it fails', async () => {
  const { ask, answer, refuse } = deferred()
  const { result, rerender } = show(ask)
  await answer('of a')
  act(() => void result.current.reload())
  expect(result.current).toMatchObject({ data: 'of a', busy: true, isCurrent: true })
  await answer('of a, again')
  rerender({ key: 'b' })
  await refuse('网络超时')
  expect(result.current).toMatchObject({ data: 'of a, again', busy: false, isCurrent: false, error: '网络超时' })
})

test('useLoad without keeping shows only responses to the current key, an earlier one until it is loaded again', async () => {
  const { ask, answer, refuse } = deferred()
  const { result, rerender } = show(ask, false)
  await answer('of a')
  rerender({ key: 'b' })
  expect(result.current).toMatchObject({ data: null, busy: true, error: '' })
  await refuse('没有 b')
  expect(result.current).toMatchObject({ data: null, busy: false, error: '没有 b' })
  // SWR forgets a finished request in a timer; until then the same key would join it.
  await new Promise((resolve) => setTimeout(resolve))
  rerender({ key: 'a' })
  expect(result.current).toMatchObject({ data: 'of a', error: '' })
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(3))
  await answer('a again')
  act(() => void result.current.reload())
  expect(result.current).toMatchObject({ data: 'a again', busy: true })
  await refuse('网络超时')
  expect(result.current).toMatchObject({ data: 'a again', error: '网络超时' })
})

test('useLoad shows skeletons after 200 ms, and never next to the loaded content', async () => {
  vi.useFakeTimers()
  const { ask, answer } = deferred()
  const drawn: [string | null, boolean][] = []
  renderHook(() => {
    const { data, slow } = useLoad('a', ask)
    drawn.push([data, slow])
  })
  expect(drawn.at(-1)).toEqual([null, false])
  act(() => vi.advanceTimersByTime(201))
  expect(drawn.at(-1)).toEqual([null, true])
  await answer('of a')
  expect(drawn.at(-1)).toEqual(['of a', false])
  expect(drawn).not.toContainEqual(['of a', true])
  vi.useRealTimers()
})

test('useLoad deletes what a component loaded when the component is removed, and nothing of others', async () => {
  const { ask, answer } = deferred()
  const other = deferred()
  const { result } = renderHook(() => ({ ...useSWRConfig(), load: useLoad('a', other.ask) }))
  await other.answer('of another')
  const { rerender, unmount } = show(ask)
  await answer('of a')
  rerender({ key: 'b' })
  await answer('of b')
  const { cache } = result.current
  expect([...cache.keys()]).toHaveLength(3)
  unmount()
  expect([...cache.keys()]).toHaveLength(1)
  expect(result.current.load.data).toBe('of another')
})

test('a reload that a later one overtakes ends when the newest response is shown', async () => {
  const { ask, answer } = deferred()
  const { result } = show(ask)
  await answer('of a')
  const ended = vi.fn()
  await act(async () => {
    void result.current.reload().then(() => ended(result.current.data))
    void result.current.reload()
  })
  await answer('overtaken')
  expect(ended).not.toHaveBeenCalled()
  await answer('newest')
  expect(result.current.data).toBe('newest')
  expect(ended).toHaveBeenCalledTimes(1)
})
