// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Clock, ClockFigure, type Deadline, deadlineText } from '@/components/ui/kit/clock'
import { clockText } from '@/components/ui/kit/countdown'
import { clockOf } from '../../support/sample-orders'

const NOW = new Date('2026-11-21T15:59:00+08:00')
beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const figure = () => screen.getByRole('timer').textContent
const box = () => screen.getByRole('timer').parentElement as HTMLElement
const used = () => box().querySelector('u')?.style.width

const pageRendered = vi.fn()
function Page({ deadline }: { deadline: Deadline }) {
  pageRendered()
  return <Clock deadline={deadline} loadedAt={NOW.getTime()} />
}

test('remaining times are formatted with units', () => {
  expect([59, 277, 3877, 2 * 86_400 + 3877].map(clockText)).toEqual(['00:59', '04:37', '1:04:37', '2 天 1:04:37'])
})

test('the timer shows label, countdown, share used, deadline and outcome', async () => {
  render(<Page deadline={clockOf({ dueIn: 3600, span: 14_400 })} />)
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('剩余发货时间')
  expect([figure(), used(), box().dataset.state]).toEqual(['1:00:00', '75.0%', 'warn'])
  expect(screen.getByText('11-22 14:06 截止，卖家不发货，订单取消并全额退款')).toBeTruthy()
  await pass(61)
  expect([figure(), used()]).toEqual(['58:59', '75.4%'])
  expect(pageRendered).toHaveBeenCalledTimes(1)
})

test('a deadline today shows no date; a calm timer has no urgency', () => {
  render(<Clock deadline={clockOf({ dueTime: '2026-11-21 17:47:10' })} loadedAt={NOW.getTime()} isCalm />)
  expect(screen.getByText(/^17:47 /)).toBeTruthy()
  expect(box().dataset.state).toBe('calm')
})

test('the text of a deadline that has passed says so', () => {
  expect(deadlineText(clockOf({ dueTime: '2026-11-21 15:55:00' }))).toBe('15:55 已超时，卖家不发货，订单取消并全额退款')
})

test('the last minute is announced', async () => {
  render(<Clock deadline={clockOf({ dueIn: 62 })} loadedAt={NOW.getTime()} />)
  expect(screen.queryByText('剩余发货时间：60 秒')).toBeNull()
  await pass(2)
  expect(screen.getByText('剩余发货时间：60 秒')).toBeTruthy()
})

test('an overdue timer requests an update once, then every ten seconds, and keeps counting', async () => {
  const onDue = vi.fn()
  const { rerender } = render(<Clock deadline={clockOf({ dueIn: 3 })} loadedAt={NOW.getTime()} onDue={onDue} />)
  await pass(2)
  expect(onDue).not.toHaveBeenCalled()
  await pass(1)
  expect(onDue).toHaveBeenCalledTimes(1)
  await pass(5)
  expect([figure(), box().dataset.state, used()]).toEqual(['00:05', 'over', '100.0%'])
  expect(screen.getByRole('timer', { name: '发货已超时' })).toBeTruthy()
  expect(onDue).toHaveBeenCalledTimes(1)
  // The response is the same, one second off.
  rerender(<Clock deadline={clockOf({ dueIn: -4 })} loadedAt={NOW.getTime() + 8000} onDue={onDue} />)
  await pass(9)
  expect(onDue).toHaveBeenCalledTimes(1)
  expect(figure()).toBe('00:13')
  await pass(1)
  expect(onDue).toHaveBeenCalledTimes(2)
  // The order has moved on.
  rerender(<Clock deadline={clockOf({ dueIn: 600 })} loadedAt={NOW.getTime() + 18_000} onDue={onDue} />)
  await pass(20)
  expect([figure(), box().dataset.state]).toEqual(['09:40', 'warn'])
  expect(onDue).toHaveBeenCalledTimes(2)
})

test('a stopped timer shows its remaining time and requests nothing', async () => {
  const onDue = vi.fn()
  const stopped = clockOf({ label: '计时已暂停', outcome: '客服处理后继续', dueIn: 371, span: 720, stopped: true })
  render(<Clock deadline={stopped} loadedAt={NOW.getTime()} onDue={onDue} />)
  await pass(600)
  expect([figure(), box().dataset.state]).toEqual(['06:11', 'stop'])
  expect(screen.getByText('客服处理后继续')).toBeTruthy()
  expect(onDue).not.toHaveBeenCalled()
})

test('lists show only the remaining time', async () => {
  render(<ClockFigure deadline={clockOf({ dueIn: 1 })} loadedAt={NOW.getTime()} />)
  expect(figure()).toBe('剩余 00:01')
  await pass(3)
  expect(figure()).toBe('已超时 00:02')
})

test('a countdown at whose end the platform acts stops at zero', async () => {
  render(<ClockFigure deadline={clockOf({ label: '距取消', dueIn: 1 })} loadedAt={NOW.getTime()} isLabelled />)
  await pass(5)
  expect(figure()).toBe('00:00')
})
