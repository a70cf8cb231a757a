import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fen, fenToYuan, shareOf, splitYuan, yuanToFen } from '@/lib/shared/money/money'

describe('money', () => {
  it.each([
    ['0', 0n],
    ['12', 1200n],
    ['12.5', 1250n],
    ['12.05', 1205n],
    ['9999999999.99', 999_999_999_999n],
  ])('reads %s yuan', (text, value) => {
    expect(yuanToFen(text)).toBe(value)
  })

  it.each(['', '-1', '1.234', '1e3', '１', ' 1', '1,000', '.5', 'NaN', '99999999999'])('refuses %j', (text) => {
    expect(() => yuanToFen(text)).toThrow(RangeError)
  })

  it('writes what it reads, for any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }), (value) => yuanToFen(fenToYuan(value)) === value),
    )
  })

  it('keeps the sign of a debit', () => {
    expect([fenToYuan(-5n), fenToYuan(-12345n)]).toEqual(['-0.05', '-123.45'])
  })

  it('never takes a fen more than the rule says', () => {
    expect(shareOf(fen(999), 600)).toBe(59n)
  })

  it('groups thousands', () => {
    expect(splitYuan('1234567.80')).toEqual(['1,234,567', '.80'])
  })
})
