// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'

/** Answers come when the test says so, in the order of the questions. */
function asked() {
  const waiting: { resolve: (text: string) => void; reject: (error: Error) => void }[] = []
  const ask = vi.fn(() => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject })))
  const answer = (text: string) => act(async () => waiting.shift()?.resolve(text))
  const refuse = (text: string) => act(async () => waiting.shift()?.reject(new ApiError(500, text)))
  return { ask, answer, refuse }
}
const show = (ask: () => Promise<string>, keeps?: boolean) =>
  renderHook(({ key }) => useLoad(key, ask, { keeps }), { initialProps: { key: 'a' } })

test('content stays until the next answer; a late one is dropped', async () => {
  const { ask, answer } = asked()
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

test('it is told whether content answers what is asked now: asking again leaves it so, a failed new question does not', async () => {
  const { ask, answer, refuse } = asked()
  const { result, rerender } = show(ask)
  await answer('of a')
  act(() => result.current.reload())
  expect(result.current).toMatchObject({ data: 'of a', busy: true, isCurrent: true })
  await answer('of a, again')
  rerender({ key: 'b' })
  await refuse('网络超时')
  expect(result.current).toMatchObject({ data: 'of a, again', busy: false, isCurrent: false, error: '网络超时' })
})

test('where nothing is kept, only what was asked for is shown', async () => {
  const { ask, answer, refuse } = asked()
  const { result, rerender } = show(ask, false)
  await answer('of a')
  rerender({ key: 'b' })
  expect(result.current).toMatchObject({ data: null, busy: true, error: '' })
  await refuse('没有 b')
  expect(result.current).toMatchObject({ data: null, busy: false, error: '没有 b' })
  rerender({ key: 'a' })
  expect(result.current).toMatchObject({ data: null, busy: true, error: '' })
  await answer('a again')
  act(() => result.current.reload())
  expect(result.current).toMatchObject({ data: 'a again', busy: true })
  await refuse('网络超时')
  expect(result.current).toMatchObject({ data: 'a again', error: '网络超时' })
})

test('skeletons wait for 200 ms, and are never drawn beside what they stood for', async () => {
  vi.useFakeTimers()
  const { ask, answer } = asked()
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
