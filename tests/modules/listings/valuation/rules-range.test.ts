import { expect, it } from 'vitest'
import { basisOf } from '@/lib/server/modules/listings/valuation/present-range'
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
  expect(rangeOf([...near, ...far], { value: 100 }, since, now)).toMatchObject({
    count: 6,
    low: 110,
    mid: 125,
    high: 140,
    from: 90,
    to: 118,
  })
  const wider = [sale(140, 150), sale(60, 90)]
  expect(rangeOf([...near.slice(2), ...wider], { value: 100 }, since, now)).toMatchObject({
    count: 6,
    from: 60,
    to: 140,
  })
})

it('the price range covers the compared sales and the account itself, within the game’s bounds', () => {
  const near = [100, 104, 110, 115, 115, 115].map((value) => sale(value, 200))
  expect(rangeOf(near, { value: 115 }, since, now)).toMatchObject({ from: 100, to: 115 })
  expect(rangeOf(near, { value: 99 }, since, now)).toMatchObject({ from: 99, to: 115 })
})

it('there is no price range if half of the prices differ by more than a factor of four', () => {
  const at = (prices: number[]) =>
    rangeOf(
      prices.map((yuan) => sale(100, yuan)),
      { value: 100 },
      since,
      now,
    )
  expect(at([50, 100, 100, 200, 400, 900])).toMatchObject({ low: 100, high: 400 })
  expect(at([50, 100, 100, 200, 401, 900])).toBeNull()
})

it('there is no price range for five sales, or for sales of dissimilar accounts', () => {
  const five = [1, 2, 3, 4, 5].map((n) => sale(100, n))
  expect(rangeOf(five, { value: 100 }, since, now)).toBeNull()
  expect(rangeOf([...five, sale(400, 6)], { value: 100 }, since, now)).toBeNull()
})

it('the price range uses sales at most a step away on the ladder while there are enough', () => {
  const at = (step: number, yuan: number) => ({ ...sale(100, yuan), step })
  const near = [100, 110, 120, 130, 140, 150].map((yuan, i) => at(5 + (i % 3), yuan))
  const others = [900, 950, 990, 5].map((yuan) => at(1, yuan))
  const compared = rangeOf([...near, ...others], { value: 100, step: 6 }, since, now)
  expect(compared).toMatchObject({ count: 6, low: 110, high: 140, steps: [5, 7] })
  expect(rangeOf([...near.slice(1), ...others], { value: 100, step: 6 }, since, now)).toBeNull()
  const few = rangeOf([...near.slice(1), at(1, 160)], { value: 100, step: 6 }, since, now)
  expect(few).toMatchObject({ count: 6, steps: null })
  expect(rangeOf(near, { value: 100, step: -1 }, since, now)).toMatchObject({ count: 6, steps: null })
})

it('the basis of a price range states the numbers and the steps that were compared', () => {
  const ladder = { label: '贵族', options: ['V6', 'V7', 'V8'] }
  const compared = { from: 320, to: 480, field: { key: 'skins', label: '皮肤' }, ladder }
  expect(basisOf({ ...compared, steps: [0, 2] })).toBe('皮肤 320–480，贵族 V6–V8')
  expect(basisOf({ ...compared, from: 480, steps: [1, 1] })).toBe('皮肤 480，贵族 V7')
  expect(basisOf({ ...compared, steps: null })).toBe('皮肤 320–480')
})

it('the price history has the median price of each tenth of the period', () => {
  const sold = [29, 29, 29, 1, 1, 0].map((daysAgo, i) => sale(100, 10 * (i + 1), daysAgo))
  expect(rangeOf(sold, { value: 100 }, since, now)?.points).toEqual([20, ...Array(8).fill(null), 50])
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
