// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveValue } from '@/components/ui/kit/live-value'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
function Shown({ initial, load, enabled }: { initial: string; load: () => Promise<string>; enabled?: boolean }) {
  return (
    <LiveValue initial={initial} load={load} everyMs={1000} enabled={enabled}>
      {(value) => <p>{value}</p>}
    </LiveValue>
  )
}
const second = async () => {
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await act(() => vi.dynamicImportSettled())
}

test('a live value shows the initial value, then each response, and keeps it when a request fails', async () => {
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

test('a live value does not poll while the tab is hidden, when disabled, or after unmounting', async () => {
  const load = vi.fn(async () => 'new')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { rerender, unmount } = render(<Shown initial="one" load={load} />)
  await second()
  expect(load).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.dynamicImportSettled())
  expect(load).toHaveBeenCalledTimes(1)
  rerender(<Shown initial="one" load={load} enabled={false} />)
  await second()
  unmount()
  await second()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a live value shows a new initial value instead of the loaded one', async () => {
  const load = vi.fn(async () => 'answer')
  const { rerender } = render(<Shown initial="one" load={load} />)
  await second()
  expect(screen.getByText('answer')).toBeTruthy()
  rerender(<Shown initial="other" load={load} />)
  expect(screen.getByText('other')).toBeTruthy()
})
