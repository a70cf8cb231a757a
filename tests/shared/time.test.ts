import { describe, expect, it } from 'vitest'
import { chatTime, formatDateTime, parseDateTime, relativeTime, startOfDay } from '@/lib/shared/time'

const now = parseDateTime('2026-11-21 14:30:00')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const DAY = 86_400

describe('times in Beijing time zone', () => {
  it('formats and parses the API time format', () => {
    expect(formatDateTime(new Date('2026-01-01T16:00:00Z'))).toBe('2026-01-02 00:00:00')
    expect(startOfDay(new Date('2026-01-01T16:00:00Z')).toISOString()).toBe('2026-01-01T16:00:00.000Z')
  })

  it.each([
    [59, '刚刚'],
    [60, '1分钟前'],
    [3599, '59分钟前'],
    [3600, '1小时前'],
    [DAY, '1天前'],
    [15 * DAY, '15天前'],
    [16 * DAY, '2026-11-05'],
  ])('%d s ago is shown as: %s', (seconds, text) => {
    expect(relativeTime(before(seconds), now)).toBe(text)
  })

  it.each([
    ['2026-11-21 14:29:30', '刚刚'],
    ['2026-11-21 13:31:00', '59分钟前'],
    ['2026-11-21 08:05:00', '08:05'],
    ['2026-11-20 23:59:00', '昨天 23:59'],
    ['2026-03-02 10:00:00', '03-02 10:00'],
    ['2025-12-31 10:00:00', '2025-12-31 10:00'],
  ])('chat time of %s is shown as: %s', (at, text) => {
    expect(chatTime(parseDateTime(at), now)).toBe(text)
  })
})
