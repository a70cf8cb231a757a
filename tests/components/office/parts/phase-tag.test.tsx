// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PhaseTag } from '@/components/office/parts/phase-tag'
import { parseDateTime } from '@/lib/shared/time'

beforeEach(() => {
  cleanup()
  vi.useFakeTimers({ toFake: ['Date'], now: parseDateTime('2026-11-29 10:00:00') })
  return () => vi.useRealTimers()
})

test.each([
  ['2026-11-29 09:35:00', '停留 25 分钟'],
  ['2026-11-28 10:30:00', '停留 23 小时'],
  ['2026-11-26 09:00:00', '停留 3 天'],
])('a state that was entered at %s shows its age as %s', (since, age) => {
  render(
    <PhaseTag phase="waiting" since={since}>
      待发货
    </PhaseTag>,
  )
  expect(screen.getByText(age)).toBeTruthy()
})

test('a state that cannot change any more has no age', () => {
  render(
    <PhaseTag phase="done" since="2026-11-20 10:00:00">
      交易成功
    </PhaseTag>,
  )
  expect(screen.queryByText(/停留/)).toBeNull()
})
