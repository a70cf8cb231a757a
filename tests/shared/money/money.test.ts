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
  ])('parses %s yuan', (text, value) => {
    expect(yuanToFen(text)).toBe(value)
  })

  it.each(['', '-1', '1.234', '1e3', '１', ' 1', '1,000', '.5', 'NaN', '99999999999'])('rejects %j as yuan', (text) => {
    expect(() => yuanToFen(text)).toThrow(RangeError)
  })

  it('formatting and parsing yuan is lossless for any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }), (value) => yuanToFen(fenToYuan(value)) === value),
    )
  })

  it('formatting yuan keeps the sign of a debit', () => {
    expect([fenToYuan(-5n), fenToYuan(-12345n)]).toEqual(['-0.05', '-123.45'])
  })

  it('a share is rounded down to the fen', () => {
    expect(shareOf(fen(999), 600)).toBe(59n)
  })

  it('formatting yuan groups thousands', () => {
    expect(splitYuan('1234567.80')).toEqual(['1,234,567', '.80'])
  })
})
