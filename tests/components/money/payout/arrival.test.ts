import { expect, it } from 'vitest'
import { amountError, arrivalOf, readAmount } from '@/components/money/payout/arrival'
import { fen } from '@/lib/shared/money/money'
import { PAYOUT_RULES } from '../../support/sample-payouts'

const TERMS = { available: '1086.50', askedToday: '0.00', rules: PAYOUT_RULES }

it.each([
  ['', '请输入提现金额'],
  ['abc', '请输入正确的金额，最多两位小数'],
  ['10.123', '请输入正确的金额，最多两位小数'],
  ['9.99', '单笔 ¥10.00 起'],
  ['50000.01', '单笔最多 ¥50,000.00'],
  ['1086.51', '超过可提现余额 ¥1,086.50'],
  ['1086.50', undefined],
  ['10', undefined],
])('the withdrawal amount %j is checked: %s', (text, fault) => {
  expect(amountError(text, TERMS)).toBe(fault)
})

it.each([
  ['1000', false, { fee: '10.00', arrives: '990.00', left: '86.50', when: '约 10 分钟内到账' }],
  ['80.00', true, { fee: '1.00', arrives: '79.00', left: '1006.50', when: '明天 09:00 起打款' }],
  ['5000', false, { fee: '50.00', arrives: '4950.00', left: '0.00', when: '人工审核约 2 小时，通过后打款' }],
  ['5000', true, { fee: '50.00', arrives: '4950.00', left: '0.00', when: '人工审核约 2 小时，明天 09:00 起打款' }],
  ['0.50', false, { fee: '0.50', arrives: '0.00', left: '1086.00', when: '约 10 分钟内到账' }],
])('a withdrawal of %s (first to this payee: %s) shows fee, income and time', (text, isFirst, arrival) => {
  expect(arrivalOf(readAmount(text) ?? fen(0), TERMS, isFirst)).toEqual(arrival)
})

it.each([
  ['0.00', '4999.99', '约 10 分钟内到账'],
  ['4000.00', '999.99', '约 10 分钟内到账'],
  ['4000.00', '1000', '人工审核约 2 小时，通过后打款'],
  ['6000.00', '10', '人工审核约 2 小时，通过后打款'],
])('after %s requested today, a withdrawal of %s arrives: %s', (askedToday, text, when) => {
  const terms = { available: '9000.00', askedToday, rules: PAYOUT_RULES }
  expect(arrivalOf(readAmount(text) ?? fen(0), terms, false).when).toBe(when)
})
