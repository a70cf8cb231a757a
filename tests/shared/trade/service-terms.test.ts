import { expect, test } from 'vitest'
import { fen } from '@/lib/shared/money/money'
import {
  depositError,
  type FeePayer,
  intermediaryQuote,
  stepsBetween,
  usualDeposits,
} from '@/lib/shared/trade/service-terms'

test.each<[bigint, FeePayer, bigint, bigint, bigint]>([
  [100_000n, 'buyer', 3000n, 103_000n, 100_000n],
  [100_000n, 'seller', 3000n, 100_000n, 97_000n],
  [100_000n, 'both', 3000n, 101_500n, 98_500n],
  [2000n, 'buyer', 1000n, 3000n, 2000n],
  [2000n, 'seller', 1000n, 2000n, 1000n],
  [500n, 'seller', 500n, 500n, 0n],
  [33_400n, 'both', 1002n, 33_901n, 32_899n],
  [33_367n, 'both', 1001n, 33_868n, 32_867n],
])('an off-site deal of %s fen with the fee paid by %s', (price, payer, fee, buyerPays, sellerGets) => {
  expect(intermediaryQuote(fen(price), payer, { feeBp: 300, leastFee: fen(1000) })).toEqual({
    fee,
    buyerPays,
    sellerGets,
  })
  expect(buyerPays - sellerGets).toBe(fee)
})

test('both deposits together are at most forty times the price, and the defaults always fit', () => {
  expect(depositError(fen(800), fen(30_000), fen(2000))).toBe('')
  expect(depositError(fen(800), fen(30_000), fen(2001))).toBe('两项保证金合计不能超过代练价格的40倍')
  for (const price of [100, 800, 3850, 36_000]) {
    const { safety, efficiency } = usualDeposits(fen(price))
    expect(depositError(fen(price), safety, efficiency)).toBe('')
    expect((safety % 100n) + (efficiency % 100n)).toBe(0n)
  }
})

test('a path up the ladder consists of its steps in order, and never leads down', () => {
  const ladder = ['a', 'b', 'c'].map((from, i) => ({
    from,
    to: ['b', 'c', 'd'][i] as string,
    priceFen: fen(100),
    hours: 1,
  }))
  expect(stepsBetween(ladder, 'a', 'c')?.map((step) => step.to)).toEqual(['b', 'c'])
  expect(stepsBetween(ladder, 'c', 'd')).toHaveLength(1)
  expect(stepsBetween(ladder, 'c', 'b')).toBeUndefined()
  expect(stepsBetween(ladder, 'x', 'd')).toBeUndefined()
})
