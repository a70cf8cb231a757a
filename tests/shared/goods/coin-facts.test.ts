import { describe, expect, test } from 'vitest'
import { amountFact, amountParts, coinError, coinTitle, readAmount, withAmount } from '@/lib/shared/goods/coin-facts'
import { coinsIn } from '@/lib/shared/goods/coin-text'

describe('amounts of currency', () => {
  test.each([
    ['5000', '万', 50_000_000],
    ['1.5', '亿', 150_000_000],
    ['２０００', '个', 2000],
    ['0.5', '个', null],
    ['', '万', null],
    ['很多', '万', null],
    ['0', '亿', null],
    ['1.23456', '万', null],
    ['99999999999', '亿', null],
  ] as const)('%s %s is %s', (typed, unit, coins) => {
    expect(readAmount(typed, unit)).toBe(coins)
  })

  test.each([1, 2000, 50_000_000, 123_456_789, 150_000_000])('%s is stored as a text that reads the same', (coins) => {
    const fact = amountFact(coins)
    expect(coinsIn(fact)).toBe(coins)
    const { amount, unit } = amountParts(fact)
    expect(readAmount(amount, unit)).toBe(coins)
  })
})

test('a title names amount, place and way, and is never longer than a title may be', () => {
  expect(coinTitle({ coins: 50_000_000, coinName: '金币', place: '跨一', way: '邮寄' })).toBe('5000万金币 跨一 邮寄')
  expect(coinTitle({ coins: null, coinName: '金币', place: '', way: '' })).toBe('')
  expect(coinTitle({ coins: 1, coinName: '金币', place: '区'.repeat(80), way: '' })).toHaveLength(60)
})

test('the amount of the title must be the stated one', () => {
  expect(coinError({ amount: '1亿' }, '10000万金币')).toBeUndefined()
  expect(coinError({ amount: '1亿' }, '金币现货')).toBeUndefined()
  expect(coinError({ amount: '1亿' }, '2亿金币')?.field).toBe('bigTitle')
  expect(coinError({}, '金币现货')?.field).toBe('facts')
})

test.each([
  ['5000W 金币 秒发', 50_000_000],
  ['５０００ｗ金币', 50_000_000],
  ['300kw', 3_000_000_000],
  ['1.5KW 现货', 15_000_000],
  ['1.5亿', 150_000_000],
  ['5000watt', null],
  ['50个', null],
])('the title %s states %s', (title, coins) => {
  expect(coinsIn(title)).toBe(coins)
})

test('the amount of an item states a number and a unit alone', () => {
  for (const amount of ['5000万', '5000 万', ' 5000W ', '１.５亿', '2kw'])
    expect(coinError({ amount }, '金币现货')).toBeUndefined()
  for (const amount of ['5000万金币', '约5000万', '5000', '5000万或1亿', '万', '-5000万'])
    expect(coinError({ amount }, '金币现货')?.field, amount).toBe('facts')
})

test('the amount is stored in 万 or 亿, also where only the title states it', () => {
  expect(withAmount({ amount: '2KW' }, '').amount).toBe('2000万')
  expect(withAmount({ amount: '１.５ 亿' }, '').amount).toBe('1.5亿')
  expect(withAmount({}, '5000W 金币').amount).toBe('5000万')
  expect(withAmount({}, '金币现货')).toEqual({})
})
