import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/durations'
import {
  afterKept,
  afterOpen,
  closedText,
  dailyWindows,
  isOpenAt,
  nextOpen,
  type OpenWindows,
  weekMinute,
  windowsError,
  windowsText,
} from '@/lib/shared/trade/open-hours'

/** 2026-11-30 is a Monday. */
const at = (time: string) => new Date(`${time.replace(' ', 'T')}:00+08:00`)
const hour = (day: number, clock: number) => day * 1440 + clock * 60
const nine = dailyWindows(9 * 60, 23 * 60)
/** Monday to Friday 18:00 to 2:00 of the next day, Sunday 22:00 to Monday 6:00. */
const nights: OpenWindows = [
  ...[0, 1, 2, 3, 4].map((day) => [hour(day, 18), hour(day, 26)] as const),
  [hour(6, 22), hour(6, 30)],
]

describe('minutes of the week', () => {
  it('begin on Monday at midnight in Beijing', () => {
    expect(weekMinute(at('2026-11-30 00:00'))).toBe(0)
    expect(weekMinute(at('2026-11-29 23:59'))).toBe(7 * 1440 - 1)
    expect(weekMinute(new Date('2026-11-29T16:00:00Z'))).toBe(0)
    expect(weekMinute(new Date('1999-12-31T16:00:00Z'))).toBe(hour(5, 0))
  })
})

describe('deadlines in the hours of a seller', () => {
  it.each([
    ['inside a window', '2026-11-30 10:00', 60, nine, '2026-11-30 11:00'],
    ['over the end of a day', '2026-11-30 22:30', 60, nine, '2026-12-01 09:30'],
    ['from before a window', '2026-11-30 03:00', 60, nine, '2026-11-30 10:00'],
    ['to the very end of a window', '2026-11-30 22:00', 60, nine, '2026-11-30 23:00'],
    ['in a window over midnight', '2026-12-01 23:30', 60, nights, '2026-12-02 00:30'],
    ['after the part of a window past midnight', '2026-12-02 01:30', 60, nights, '2026-12-02 18:30'],
    ['over days without hours', '2026-12-05 01:30', 60, nights, '2026-12-06 22:30'],
    ['in a window over the end of the week', '2026-11-30 05:30', 60, nights, '2026-11-30 18:30'],
    ['from Sunday night to Monday', '2026-11-29 23:30', 60, nights, '2026-11-30 00:30'],
    ['over the turn of the year', '2026-12-31 22:30', 60, nine, '2027-01-01 09:30'],
    ['over a change of clocks elsewhere', '2026-03-29 00:30', 60, nine, '2026-03-29 10:00'],
    ['of several weeks', '2026-11-30 10:00', 50 * 60, [[hour(0, 10), hour(0, 20)]] as const, '2026-12-28 20:00'],
    ['around the clock', '2026-11-30 22:30', 60, [], '2026-11-30 23:30'],
  ])('a deadline %s', (_name, begin, minutes, windows, end) => {
    expect(afterOpen(windows, at(begin), minutes * MINUTE_MS)).toEqual(at(end))
  })

  it('a deadline is at most the cap later than around the clock', () => {
    const hours = { windows: nine, capHours: 6 }
    expect(afterKept(hours, at('2026-11-30 22:30'), HOUR_MS)).toEqual(at('2026-12-01 05:30'))
    expect(afterKept({ ...hours, capHours: 12 }, at('2026-11-30 22:30'), HOUR_MS)).toEqual(at('2026-12-01 09:30'))
    expect(afterKept({ ...hours, capHours: 0 }, at('2026-11-30 22:30'), HOUR_MS)).toEqual(at('2026-11-30 23:30'))
  })

  it('a deadline begins when the seller is back, within the cap', () => {
    const away = { windows: nine, awayUntil: '2026-12-01T16:00:00Z' }
    expect(afterKept({ ...away, capHours: 100 }, at('2026-11-30 10:00'), HOUR_MS)).toEqual(at('2026-12-02 10:00'))
    expect(afterKept({ ...away, capHours: 12 }, at('2026-11-30 10:00'), HOUR_MS)).toEqual(at('2026-11-30 23:00'))
    expect(afterKept({ ...away, capHours: 12 }, at('2026-12-05 10:00'), HOUR_MS)).toEqual(at('2026-12-05 11:00'))
  })
})

describe('opening', () => {
  it('a window includes its first minute and not its last', () => {
    expect(isOpenAt(nine, at('2026-11-30 09:00'))).toBe(true)
    expect(isOpenAt(nine, at('2026-11-30 22:59'))).toBe(true)
    expect(isOpenAt(nine, at('2026-11-30 23:00'))).toBe(false)
    expect(isOpenAt(nights, at('2026-11-30 05:59'))).toBe(true)
    expect(isOpenAt(nights, at('2026-11-30 06:00'))).toBe(false)
    expect(isOpenAt([], at('2026-11-30 03:00'))).toBe(true)
    expect(nextOpen(nights, at('2026-12-05 03:00'))).toEqual(at('2026-12-06 22:00'))
  })

  it('says when a closed seller sends again', () => {
    const say = (time: string, windows: OpenWindows = nine, awayUntil: Date | null = null) =>
      closedText({ windows, awayUntil }, at(time))
    expect(say('2026-11-30 10:00')).toBe('')
    expect(say('2026-11-30 03:00')).toBe('9:00 起发货')
    expect(say('2026-11-30 23:30')).toBe('明天 9:00 起发货')
    expect(say('2026-12-05 03:00', nights)).toBe('明天 22:00 起发货')
    expect(say('2026-12-05 03:00', [[hour(1, 9), hour(1, 23)]])).toBe('周二 9:00 起发货')
    expect(say('2026-11-30 10:00', nine, at('2026-12-04 00:00'))).toBe('休假至 12-03')
    expect(say('2026-12-30 10:00', nine, at('2027-01-04 00:00'))).toBe('休假至 2027-01-03')
    expect(say('2026-12-04 10:00', nine, at('2026-12-04 00:00'))).toBe('')
  })
})

describe('the form of hours', () => {
  it('are formatted by groups of days', () => {
    expect(windowsText([])).toBe('全天')
    expect(windowsText(nine)).toBe('每天 9:00–23:00')
    expect(windowsText(nights)).toBe('周一至周五 18:00–次日 2:00，周日 22:00–次日 6:00')
    expect(windowsText([[hour(5, 0), hour(6, 0)]])).toBe('周六 全天')
    expect(
      windowsText([
        [hour(5, 9), hour(5, 12)],
        [hour(5, 14), hour(6, 0)],
        [hour(6, 9), hour(6, 12)],
        [hour(6, 14), hour(7, 0)],
      ]),
    ).toBe('周六、周日 9:00–12:00、14:00–24:00')
  })

  it('windows that overlap, also over the end of the week, are refused', () => {
    expect(windowsError(nights)).toBe('')
    expect(windowsError(nine)).toBe('')
    expect(windowsError([...nights, [hour(0, 5), hour(0, 8)]])).toContain('周日的时段有重叠')
    expect(windowsError([...nights, [hour(1, 1), hour(1, 4)]])).toContain('周一的时段有重叠')
    expect(windowsError([...nights, [hour(0, 6), hour(0, 8)]])).toBe('')
  })

  it('too few hours, and too many windows of a day, are refused', () => {
    expect(windowsError([[hour(0, 9), hour(0, 22)]])).toBe('每周合计至少营业 14 小时')
    expect(windowsError([0, 2, 4, 6, 8].map((clock) => [hour(2, clock), hour(2, clock + 1)] as const))).toBe(
      '周三最多填 4 个时段',
    )
  })
})
