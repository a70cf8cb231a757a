import { expect, it } from 'vitest'
import { fen } from '@/lib/shared/money/money'
import { hourPriceError, quoteHours } from '@/lib/shared/trade/rent-hours'

const EVENING = { from: 18, to: 24, price: fen(800) }
const quote = (startsAt: string, hours: number, ranges = [EVENING]) => {
  const { parts, sum } = quoteHours({ base: fen(500), ranges }, { startsAt: new Date(startsAt), hours })
  return { parts: parts.map((part) => [part.hours, Number(part.unit), Number(part.sum)]), sum: Number(sum) }
}

it('each hour costs the price of the Beijing hour in which it starts, joined into parts', () => {
  expect(quote('2035-03-13T16:20:00+08:00', 4)).toEqual({
    parts: [
      [2, 500, 1000],
      [2, 800, 1600],
    ],
    sum: 2600,
  })
  expect(quote('2035-03-13T23:59:59+08:00', 2)).toEqual({
    parts: [
      [1, 800, 800],
      [1, 500, 500],
    ],
    sum: 1300,
  })
  expect(quote('2035-03-13T10:00:00+08:00', 3)).toEqual({ parts: [[3, 500, 1500]], sum: 1500 })
})

it('a whole day costs every range once, whenever it starts', () => {
  for (const hour of [0, 7, 17, 18, 23])
    expect(quote(`2035-03-13T${String(hour).padStart(2, '0')}:30:00+08:00`, 24).sum).toBe(18 * 500 + 6 * 800)
})

it('ranges may touch, but not overlap, end before they start, cost too little or be too many', () => {
  const range = (from: number, to: number, price = 800) => ({ from, to, price: fen(price) })
  const error = (...ranges: (typeof EVENING)[]) => hourPriceError(ranges, fen(100), '1.00')
  expect(error(range(18, 24), range(8, 18))).toBe('')
  expect(error(range(17, 24), range(8, 18))).toBe('时段不能重叠')
  expect(error(range(20, 20))).toBe('时段的结束时间要晚于开始时间')
  expect(error(range(22, 25))).toBe('时段的结束时间要晚于开始时间')
  expect(error(range(1, 2, 99))).toBe('时段租金不能低于 1.00 元')
  expect(error(range(0, 1), range(2, 3), range(4, 5), range(6, 7), range(8, 9))).toBe('最多设置 4 个时段')
})
