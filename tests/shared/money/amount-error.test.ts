import { expect, test } from 'vitest'
import { amountError } from '@/lib/shared/money/amount-error'

test.each([
  ['180', undefined],
  ['180.50', undefined],
  ['1730', undefined],
  ['1730.01', '不能超过 ¥1,730.00'],
  ['99999999999', '不能超过 ¥1,730.00'],
  ['29.99', '不能低于 ¥30.00'],
  ['0', '不能低于 ¥30.00'],
  ['180,50', '金额里的逗号有歧义，小数请用小数点，如 3.70'],
  ['1.5万', '请输入正确的金额，最多两位小数'],
  ['1e3', '请输入正确的金额，最多两位小数'],
  ['-40', '请输入正确的金额，最多两位小数'],
  ['40.001', '请输入正确的金额，最多两位小数'],
])('the amount %s between 30 and 1730 has the error %s', (amount, fault) => {
  expect(amountError(amount, { least: '30', most: '1730.00' })).toBe(fault)
})

test('without limits an amount is between one fen and the highest price', () => {
  expect(amountError('0.00')).toBe('不能低于 ¥0.01')
  expect(amountError('0.01')).toBeUndefined()
  expect(amountError('99999999.99')).toBeUndefined()
  expect(amountError('100000000')).toBe('不能超过 ¥99,999,999.99')
})
