// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFresh } from '@/lib/client/hooks/use-fresh'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
function Shown({ initial, load, enabled }: { initial: string; load: () => Promise<string>; enabled?: boolean }) {
  return <p>{useFresh(initial, load, { everyMs: 1000, enabled })}</p>
}
const second = () => act(() => vi.advanceTimersByTimeAsync(1000))

test('shows what was rendered, then what is answered, and keeps it when a question fails', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('two')
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValueOnce('three')
  render(<Shown initial="one" load={load} />)
  expect(screen.getByText('one')).toBeTruthy()
  await second()
  expect(screen.getByText('two')).toBeTruthy()
  await second()
  expect(screen.getByText('two')).toBeTruthy()
  await second()
  expect(screen.getByText('three')).toBeTruthy()
})

test('asks nothing while the tab is hidden, when switched off, or after it is gone', async () => {
  const load = vi.fn(async () => 'new')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { rerender, unmount } = render(<Shown initial="one" load={load} />)
  await second()
  expect(load).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(load).toHaveBeenCalledTimes(1)
  rerender(<Shown initial="one" load={load} enabled={false} />)
  await second()
  unmount()
  await second()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page that changed under it starts over', async () => {
  const load = vi.fn(async () => 'answer')
  const { rerender } = render(<Shown initial="one" load={load} />)
  await second()
  expect(screen.getByText('answer')).toBeTruthy()
  rerender(<Shown initial="other" load={load} />)
  expect(screen.getByText('other')).toBeTruthy()
})
