import { describe, expect, it } from 'vitest'
import { EVERY_DAY, nextShiftStart } from '@/lib/shared/staff/shifts'

const at = (text: string) => new Date(`${text}:00+08:00`)
const morning = { days: EVERY_DAY, from: 540, to: 720 }

describe('the start of the next shift', () => {
  it('is later the same day, or the next day', () => {
    const roster = { shifts: [morning, { days: EVERY_DAY, from: 840, to: 1080 }], holidays: [] }
    expect(nextShiftStart(roster, at('2026-11-30T12:30'))).toEqual(at('2026-11-30T14:00'))
    expect(nextShiftStart(roster, at('2026-11-30T14:00'))).toEqual(at('2026-12-01T09:00'))
  })

  it('skips holidays and weekdays without a shift', () => {
    // 2026-11-30 is a Monday
    const roster = {
      shifts: [{ days: [2, 5], from: 540, to: 720 }],
      holidays: [{ from: '2026-12-01', to: '2026-12-02' }],
    }
    expect(nextShiftStart(roster, at('2026-11-30T10:00'))).toEqual(at('2026-12-04T09:00'))
  })

  it('is the first day after the holiday of somebody who works around the clock', () => {
    const roster = { shifts: [], holidays: [{ from: '2026-12-01', to: '2026-12-02' }] }
    expect(nextShiftStart(roster, at('2026-12-01T10:00'))).toEqual(at('2026-12-03T00:00'))
  })

  it('is unknown during a holiday of more than a month', () => {
    const roster = { shifts: [morning], holidays: [{ from: '2026-12-01', to: '2027-02-01' }] }
    expect(nextShiftStart(roster, at('2026-12-01T10:00'))).toBeNull()
  })
})
