import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '@/lib/shared/durations'
import { afterDuty, dutyText } from '@/lib/shared/trade/duty-hours'

const at = (time: string) => new Date(`2026-11-26T${time}+08:00`)

describe('deadlines in duty hours', () => {
  it.each([
    ['inside the hours', '10:00:00', 30, { from: 9, to: 23 }, '2026-11-26T10:30:00+08:00'],
    ['over the end of the day', '22:50:00', 30, { from: 9, to: 23 }, '2026-11-27T09:20:00+08:00'],
    ['before the beginning', '03:00:00', 30, { from: 9, to: 23 }, '2026-11-26T09:30:00+08:00'],
    ['at the very end', '23:00:00', 30, { from: 9, to: 23 }, '2026-11-27T09:30:00+08:00'],
    ['until midnight', '23:50:00', 30, { from: 9, to: 24 }, '2026-11-27T09:20:00+08:00'],
    ['hours over midnight', '01:30:00', 60, { from: 20, to: 2 }, '2026-11-26T20:30:00+08:00'],
    ['around the clock', '23:50:00', 30, { from: 0, to: 0 }, '2026-11-27T00:20:00+08:00'],
    ['around the clock as 0 to 24', '23:50:00', 30, { from: 0, to: 24 }, '2026-11-27T00:20:00+08:00'],
    ['longer than several days of duty', '10:00:00', 150, { from: 9, to: 10 }, '2026-11-29T09:30:00+08:00'],
  ])('a deadline in duty hours: %s', (_name, begin, minutes, hours, end) => {
    expect(afterDuty(at(begin), minutes * MINUTE_MS, hours)).toEqual(new Date(end))
  })

  it('duty hours are formatted as text', () => {
    expect(dutyText({ from: 9, to: 23 })).toBe('9:00–23:00')
    expect(dutyText({ from: 20, to: 2 })).toBe('20:00–次日 2:00')
    expect(dutyText({ from: 0, to: 24 })).toBe('全天')
  })
})
