import { expect, test } from 'vitest'
import { dutyOf, formerHoursOf, isOnDuty, shiftSince } from '@/lib/server/modules/people/staff/rules-duty'
import { EVERY_DAY, type Holiday, type Shift } from '@/lib/shared/staff/shifts'

/** A Sunday. */
const at = (hour: number, day = '2026-11-22') => new Date(`${day}T${String(hour).padStart(2, '0')}:30:00+08:00`)
const open = (shifts: Shift[], holidays: Holiday[] = []) => ({ state: 'open' as const, shifts, holidays })
const daily = (from: number, to: number): Shift => ({ days: EVERY_DAY, from: from * 60, to: to * 60 })

test('staff are on duty in every window of the day, in Beijing time', () => {
  const duty = open([daily(9, 12), daily(14, 18)])
  expect([8, 9, 11, 12, 13, 14, 17, 18].map((hour) => isOnDuty(duty, at(hour)))).toEqual([
    ...[false, true, true, false, false, true, true, false],
  ])
})

test('a window over midnight belongs to the day on which it begins', () => {
  const duty = open([{ days: [6], from: 22 * 60, to: 6 * 60 }])
  expect(isOnDuty(duty, at(23, '2026-11-21')), 'Saturday night').toBe(true)
  expect(isOnDuty(duty, at(5)), 'Sunday morning').toBe(true)
  expect(isOnDuty(duty, at(6)), 'after its end').toBe(false)
  expect(isOnDuty(duty, at(23)), 'Sunday night').toBe(false)
  expect(isOnDuty(duty, at(5, '2026-11-21')), 'Saturday morning').toBe(false)
})

test('without windows staff are on duty around the clock, and a window with equal ends is a whole day', () => {
  expect([0, 12, 23].map((hour) => isOnDuty(open([]), at(hour)))).toEqual([true, true, true])
  expect([4, 5, 23].map((hour) => isOnDuty(open([daily(5, 5)]), at(hour)))).toEqual([true, true, true])
})

test('no window begins on a holiday, and one that began before it runs on', () => {
  const off = [{ from: '2026-11-22', to: '2026-11-23' }]
  const duty = open([daily(22, 6)], off)
  expect(isOnDuty(duty, at(5)), 'began the day before').toBe(true)
  expect(isOnDuty(duty, at(23)), 'on the holiday').toBe(false)
  expect(isOnDuty(duty, at(5, '2026-11-24')), 'would have begun on the holiday').toBe(false)
  expect(isOnDuty(duty, at(23, '2026-11-24')), 'after it').toBe(true)
  expect(isOnDuty(open([], off), at(12)), 'around the clock').toBe(false)
})

test('staff who are away or busy are assigned nothing', () => {
  for (const state of ['busy', 'away'] as const)
    expect(isOnDuty({ state, shifts: [], holidays: [] }, at(12))).toBe(false)
})

test('breaches count together since the start of the running window, else since the start of the day', () => {
  const duty = open([daily(9, 12), daily(22, 6)])
  expect(shiftSince(duty, at(10))).toEqual(new Date('2026-11-22T09:00:00+08:00'))
  expect(shiftSince(duty, at(5))).toEqual(new Date('2026-11-21T22:00:00+08:00'))
  expect(shiftSince(duty, at(13))).toEqual(new Date('2026-11-22T00:00:00+08:00'))
})

test('the one window of the former release is read where there are no windows, and written with them', () => {
  const row = { state: 'open' as const, shifts: [] as Shift[], holidays: [], fromHour: 22, toHour: 6 }
  expect(dutyOf(row).shifts).toEqual([daily(22, 6)])
  expect(dutyOf({ ...row, fromHour: 5, toHour: 5 }).shifts).toEqual([])
  expect(dutyOf({ ...row, shifts: [daily(9, 12)] }).shifts).toEqual([daily(9, 12)])
  expect(formerHoursOf({ shifts: [{ days: [1], from: 570, to: 1110 }], holidays: [] })).toEqual({
    fromHour: 9,
    toHour: 19,
  })
  expect(formerHoursOf({ shifts: [], holidays: [] })).toEqual({ fromHour: 0, toHour: 0 })
})
