import { describe, expect, it } from 'vitest'
import {
  ratioWords,
  readCoins,
  readRatio,
  shownCoins,
  shownRatio,
  unitName,
  unitOf,
} from '@/lib/shared/goods/coin-unit'

describe('typed amounts of currency', () => {
  it('typed amounts are exact in 万 with four decimals, and whole in single units', () => {
    expect(readCoins('12,027.6', 10_000)).toBe('120276000')
    expect(readCoins('0.0001', 10_000)).toBe('1')
    expect(readCoins('0.00011', 10_000)).toBe('')
    expect(readCoins('5310', 1)).toBe('5310')
    expect(readCoins('5310.0', 1)).toBe('5310')
    expect(readCoins('5310.5', 1)).toBe('')
    for (const wrong of ['', '0', '0.0', '-1', '1e5', '万', '12345678901234'])
      expect(readCoins(wrong, 10_000), wrong).toBe('')
  })

  it('a typed ratio keeps hundredths of a unit', () => {
    expect(readRatio('128.5', 10_000)).toBe('1285000.00')
    expect(readRatio('151.652941', 10_000)).toBe('1516529.41')
    expect(readRatio('0.0000001', 10_000)).toBe('')
    expect(readRatio('531.25', 1)).toBe('531.25')
    expect(readRatio('531.255', 1)).toBe('')
  })

  it.each(['1285000.00', '1516529.41', '531.25', '0.01', '9999.99', '10000.00'])(
    'the ratio %s is unchanged after formatting and parsing',
    (ratio) => expect(readRatio(shownRatio(ratio, unitOf(ratio)), unitOf(ratio))).toBe(ratio),
  )

  it.each([1, 9999, 10_000, 120_276_000, 9_999_999_999_999])(
    'the amount %i is unchanged after formatting and parsing in either unit',
    (amount) => {
      for (const unit of [1, 10_000] as const) expect(readCoins(shownCoins(amount, unit), unit)).toBe(String(amount))
    },
  )

  it('ratios of 10,000 per yuan and more are shown in 万', () => {
    expect([unitOf('10000.00'), unitOf('9999.99'), unitOf('')]).toEqual([10_000, 1, 1])
    expect([unitName(10_000, '金币'), unitName(1, '金')]).toEqual(['万金币', '金'])
    expect(ratioWords('1285000.00', '金币')).toBe('1 元 = 128.5万金币')
    expect([shownCoins(0, 10_000), shownCoins(82_000, 10_000)]).toEqual(['0', '8.2'])
  })
})
