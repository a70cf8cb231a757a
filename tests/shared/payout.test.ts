import { expect, it } from 'vitest'
import { fen } from '@/lib/shared/money'
import { isCardNumber, maskPayee, payeeFault, payeeName, payoutFee, payoutSendAt } from '@/lib/shared/payout'

it.each([
  [1000, 100],
  [9999, 100],
  [10_000, 100],
  [10_099, 100],
  [10_100, 101],
  [500_000, 5000],
])('the fee of %d fen is %d', (amount, fee) => {
  expect(payoutFee(fen(amount))).toBe(fen(fee))
})

it.each([
  ['2026-11-22T00:00:00+08:00', '2026-11-23T09:00:00+08:00'],
  ['2026-11-22T08:59:00+08:00', '2026-11-23T09:00:00+08:00'],
  ['2026-11-22T23:59:59+08:00', '2026-11-23T09:00:00+08:00'],
])('a first payout asked for at %s goes at %s, any other at once', (at, sendAt) => {
  expect(payoutSendAt(new Date(at), true)).toEqual(new Date(sendAt))
  expect(payoutSendAt(new Date(at), false)).toEqual(new Date(at))
})

it.each([
  ['6225880000086620', true],
  ['6225880000086621', false],
  ['0225880000086620', false],
  ['622588000008662', false],
  ['6225 8800 0008 6620', false],
])('%s is a card: %s', (text, is) => {
  expect(isCardNumber(text)).toBe(is)
})

it.each([
  [1, '13812347702', '支付宝 138****7702'],
  [1, 'laomao@example.com', '支付宝 l****@example.com'],
  [2, 'nanshan-laomao', '微信 na****ao'],
  [3, '6225880000086620', '招商银行 尾号 6620'],
] as const)('of kind %d, %s is shown as %s', (kind, account, shown) => {
  expect(payeeFault(kind, account)).toBeUndefined()
  expect(payeeName({ kind, bankName: '招商银行', mask: maskPayee(kind, account) })).toBe(shown)
})
