import { expect, test } from 'vitest'
import { coinPrice, coinSn, coinsFor, coinsText, offerIdOf, ratioOf } from '@/lib/shared/trade/coin-terms'

test('currency prices and amounts are rounded down, without overflow', () => {
  const ratio = ratioOf('33333.33')
  expect(coinPrice(100_000n, ratio)).toBe(300n)
  expect(coinPrice(99_999n, ratio)).toBe(299n)
  expect(coinsFor(300n, ratio)).toBe(99_999n)
  const [most, least] = [ratioOf('9999999999.99'), ratioOf('0.01')]
  expect(coinPrice(9_999_999_999_999n, least)).toBe(99_999_999_999_990_000n)
  expect(coinsFor(9_999_999_999n, most)).toBe(999_999_999_899_000_000n)
  for (const amount of [1n, 7n, 123_456_789n])
    expect(coinsFor(coinPrice(amount, ratio), ratio)).toBeLessThanOrEqual(amount)
})

test('currency amounts are formatted exactly, in 万 and 亿', () => {
  expect([900, 10_000, 1_500_000, 123_456_789, 150_000_000, 9_999_999_999_999].map(coinsText)).toEqual([
    '900',
    '1万',
    '150万',
    '12345.6789万',
    '1.5亿',
    '999999999.9999万',
  ])
})

test('offer numbers are formatted and parsed', () => {
  expect([coinSn(7), offerIdOf('KB000007'), offerIdOf('KB1')]).toEqual(['KB000007', 7, 0])
})
