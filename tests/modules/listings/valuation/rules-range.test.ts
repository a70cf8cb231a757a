import { expect, it } from 'vitest'
import { rangeOf, weeksOf } from '@/lib/server/modules/listings/valuation/rules-range'

const now = new Date('2026-11-21T12:00:00Z')
const since = new Date(now.getTime() - 30 * 86_400_000)
const sale = (value: number, yuan: number, daysAgo = 1) => ({
  value,
  yuan,
  soldAt: new Date(now.getTime() - daysAgo * 86_400_000),
})

it('the price range uses similar sales, and less similar ones only if there are too few', () => {
  const near = [90, 95, 100, 105, 110, 118].map((value, i) => sale(value, 100 + i * 10))
  const far = [sale(140, 9000), sale(60, 1)]
  expect(rangeOf([...near, ...far], 100, since, now)).toMatchObject({
    count: 6,
    low: 110,
    mid: 125,
    high: 140,
    from: 90,
    to: 118,
  })
  const wider = [sale(140, 150), sale(60, 90)]
  expect(rangeOf([...near.slice(2), ...wider], 100, since, now)).toMatchObject({ count: 6, from: 60, to: 140 })
})

it('the price range covers the compared sales and the account itself, within the game’s bounds', () => {
  const near = [100, 104, 110, 115, 115, 115].map((value) => sale(value, 200))
  expect(rangeOf(near, 115, since, now)).toMatchObject({ from: 100, to: 115 })
  expect(rangeOf(near, 99, since, now)).toMatchObject({ from: 99, to: 115 })
})

it('there is no price range if half of the prices differ by more than a factor of four', () => {
  const at = (prices: number[]) =>
    rangeOf(
      prices.map((yuan) => sale(100, yuan)),
      100,
      since,
      now,
    )
  expect(at([50, 100, 100, 200, 400, 900])).toMatchObject({ low: 100, high: 400 })
  expect(at([50, 100, 100, 200, 401, 900])).toBeNull()
})

it('there is no price range for five sales, or for sales of dissimilar accounts', () => {
  const five = [1, 2, 3, 4, 5].map((n) => sale(100, n))
  expect(rangeOf(five, 100, since, now)).toBeNull()
  expect(rangeOf([...five, sale(400, 6)], 100, since, now)).toBeNull()
})

it('the price history has the median price of each tenth of the period', () => {
  const sold = [29, 29, 29, 1, 1, 0].map((daysAgo, i) => sale(100, 10 * (i + 1), daysAgo))
  expect(rangeOf(sold, 100, since, now)?.points).toEqual([20, ...Array(8).fill(null), 50])
})

it('sales weeks end now, each with its own sales, and an empty one has no price', () => {
  const at = new Date('2026-11-20T00:00:00Z')
  const day = (days: number) => new Date(at.getTime() - days * 86_400_000)
  const weeks = weeksOf(
    [10, 20, 30].map((yuan, i) => ({ yuan, value: 1, soldAt: day([1, 2, 20][i] as number) })),
    at,
  )
  expect(weeks).toHaveLength(13)
  expect(weeks.at(-1)).toMatchObject({ from: day(7), count: 2, spread: { low: 10, mid: 15, high: 20 } })
  expect(weeks.at(-2)).toMatchObject({ count: 0, spread: null })
  expect(weeks.at(-3)).toMatchObject({ count: 1, spread: { mid: 30 } })
})
