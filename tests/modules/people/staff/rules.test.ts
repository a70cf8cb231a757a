import { expect, test } from 'vitest'
import { isOnDuty } from '@/lib/server/modules/people/staff/rules-duty'

const at = (hour: number) => new Date(`2026-11-22T${String(hour).padStart(2, '0')}:30:00+08:00`)
const open = (fromHour: number, toHour: number) => ({ state: 'open' as const, fromHour, toHour })

test('duty hours are in Beijing time and may span midnight; equal hours mean all day', () => {
  expect([8, 9, 17, 18].map((hour) => isOnDuty(open(9, 18), at(hour)))).toEqual([false, true, true, false])
  expect([21, 22, 3, 6].map((hour) => isOnDuty(open(22, 6), at(hour)))).toEqual([false, true, true, false])
  expect([0, 12, 23].map((hour) => isOnDuty(open(5, 5), at(hour)))).toEqual([true, true, true])
})

test('staff who are away or busy are assigned nothing', () => {
  for (const state of ['busy', 'away'] as const) expect(isOnDuty({ ...open(0, 0), state }, at(12))).toBe(false)
})
