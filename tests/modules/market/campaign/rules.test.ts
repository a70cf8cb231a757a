import { expect, it } from 'vitest'
import { PRIZES } from '@/lib/server/db/seed/orders/lottery-plan'
import { countChances, lotteryError, oddsNow, prizeAt } from '@/lib/server/modules/market/campaign/rules'
import type { LotteryPrize, PlannedPrize } from '@/lib/server/modules/market/campaign/types'
import { fen } from '@/lib/shared/money/money'

const coupon = (yuan: number, min: number) => ({
  title: '',
  amount: fen(yuan * 100),
  min: fen(min * 100),
  quantity: 1,
  validDays: 1,
})
const plan = (...prizes: PlannedPrize[]) => lotteryError(prizes)
const rest = (odds: number): PlannedPrize => ({ name: '谢谢参与', odds })

it('the demo lottery satisfies the rules', () => {
  expect(lotteryError(PRIZES)).toBeNull()
  expect(PRIZES).toHaveLength(8)
})

it('rejects a lottery whose odds do not add up to 100 %, or that exceeds a limit', () => {
  expect(plan({ name: '券', odds: 10, coupon: coupon(5, 100) }, rest(999_990))).toBeNull()
  expect(plan({ name: '券', odds: 10, coupon: coupon(5, 100) }, rest(999_991))).toMatch(/100.0001%，应为/)
  expect(plan({ name: '券', odds: 0.5, coupon: coupon(5, 100) }, rest(999_999.5))).toMatch(/百万分之一/)
  expect(plan({ name: '券', odds: -1, coupon: coupon(5, 100) }, rest(1_000_001))).toMatch(/百万分之一/)
  expect(plan(rest(500_000), rest(500_000))).toMatch(/有且只有一个/)
  expect(plan({ name: '券', odds: 1_000_000, coupon: coupon(5, 100) })).toMatch(/有且只有一个/)
  expect(plan({ name: '券', odds: 1, coupon: coupon(50_001, 2_000_000) }, rest(999_999))).toMatch(/超过 50000 元/)
  expect(plan({ name: '券', odds: 1, coupon: coupon(50_000, 1_000_000) }, rest(999_999))).toBeNull()
  expect(plan({ name: '券', odds: 1, coupon: coupon(6, 100) }, rest(999_999))).toMatch(/门槛的 5%/)
  expect(plan({ name: '券', odds: 1, coupon: { ...coupon(5, 100), quantity: 0 } }, rest(999_999))).toMatch(/没有数量/)
})

it('each ticket maps to one prize, in proportion to the odds', () => {
  const prizes = [
    { oddsPpm: 700_000, sort: 1 },
    { oddsPpm: 1, sort: 0 },
    { oddsPpm: 299_999, sort: 2 },
  ]
  expect(prizeAt(prizes, 0).sort).toBe(0)
  expect(prizeAt(prizes, 1).sort).toBe(1)
  expect(prizeAt(prizes, 700_000).sort).toBe(1)
  expect(prizeAt(prizes, 700_001).sort).toBe(2)
  expect(prizeAt(prizes, 999_999).sort).toBe(2)
  expect(() => prizeAt(prizes, 1_000_000)).toThrow(/beyond/)
  const hits = [0, 0, 0]
  for (let ticket = 0; ticket < 1_000_000; ticket += 1)
    hits[prizeAt(prizes, ticket).sort] = (hits[prizeAt(prizes, ticket).sort] ?? 0) + 1
  expect(hits).toEqual([1, 700_000, 299_999])
})

it('the odds of a used-up prize go to the empty prize', () => {
  const prize = (id: number, kind: 'coupon' | 'nothing', remaining: number, oddsPpm: number) =>
    ({ id, kind, remaining, oddsPpm }) as LotteryPrize
  expect([
    ...oddsNow([prize(1, 'coupon', 0, 300), prize(2, 'coupon', 1, 700), prize(3, 'nothing', 0, 999_000)]),
  ]).toEqual([
    [1, 0],
    [2, 700],
    [3, 999_300],
  ])
})

it.each([
  [{ today: 0, freeToday: 0 }, 0, { free: 1, earned: 0, left: 1 }],
  [{ today: 1, freeToday: 1 }, 0, { free: 0, earned: 0, left: 0 }],
  [{ today: 1, freeToday: 1 }, 9, { free: 0, earned: 9, left: 4 }],
  [{ today: 5, freeToday: 0 }, 2, { free: 1, earned: 2, left: 0 }],
])('after draws %o with %i earned the chances are %o', (used, earned, chances) => {
  expect(countChances({ freePerDay: 1, maxPerDay: 5 }, used, earned)).toEqual(chances)
})
