import { expect, it } from 'vitest'
import { presentRecord, presentStatement } from '@/lib/server/modules/money/wallet/present'
import { kindsOf, refundState } from '@/lib/server/modules/money/wallet/rules'
import { fen } from '@/lib/shared/money/money'

const row = (memo: string) => ({
  id: 1,
  kind: 'orderRefund',
  memo,
  refund: null,
  amount: fen(100),
  balance: fen(100),
  createdAt: new Date('2026-11-21T04:00:00Z'),
})

it.each([
  ['订单D2611211234567890 王者账号 贵族 8', '王者账号 贵族 8', 'D2611211234567890'],
  ['订单D2611211234567890剩余租金退回', '剩余租金退回', 'D2611211234567890'],
  ['订单D2611211234567890订单退款 王者账号 贵族 8', '王者账号 贵族 8', 'D2611211234567890'],
  ['支付宝', '支付宝', null],
])(
  'the memo %s is shown without the order number, which is separate; a statement contains it in full',
  (memo, words, orderSn) => {
    expect(presentRecord(row(memo))).toMatchObject({ memo: words, orderSn })
    expect(presentStatement([row(memo)])).toContain(memo)
  },
)

it.each([
  [0, 1, '退回支付宝，处理中'],
  [1, 2, '已退回微信'],
  [2, 1, '未能退回支付宝，已退回余额'],
] as const)('a refund in state %i by channel %i is shown as %s', (status, channel, shown) => {
  expect(refundState({ status, channel })).toBe(shown)
})

it.each([
  ['depositClaim', '订单D2611211234567890押金赔付', '押金赔付'],
  ['depositClaim', '订单D2611211234567890币商违约赔付', '保证金赔付'],
  ['depositReturn', '订单D2611211234567890保证金退还', '保证金退还'],
  ['depositReturn', '订单D2611211234567890保证金退还 免押金租号', '保证金退还'],
])('a record of %s with the memo %s is of the type %s', (kind, memo, name) => {
  expect(presentRecord({ ...row(memo), kind }).kindName).toBe(name)
})

it('a group of wallet records contains its own kinds only', () => {
  expect(kindsOf('payout')).toEqual(['payoutHold', 'payoutPaid', 'payoutBack', 'payoutReturned'])
})
