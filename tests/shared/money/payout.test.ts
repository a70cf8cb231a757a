import { expect, it } from 'vitest'
import { isCardNumber, maskPayee, payeeError, payeeName } from '@/lib/shared/money/payout'
import { normalAccount } from '@/lib/shared/normalize/account'

it.each([
  ['6225880000086620', true],
  ['6225880000086621', false],
  ['0225880000086620', false],
  ['622588000008662', false],
  ['6225 8800 0008 6620', false],
])('%s is a valid bank card number: %s', (text, is) => {
  expect(isCardNumber(text)).toBe(is)
})

it.each([
  [1, '13812347702', '支付宝 138****7702'],
  [1, 'laomao@example.com', '支付宝 l****@example.com'],
  [2, 'nanshan-laomao', '微信 na****ao'],
  [3, '6225880000086620', '招商银行 尾号 6620'],
] as const)('payee kind %d, %s is masked as %s', (kind, account, shown) => {
  expect(payeeError(kind, account)).toBeUndefined()
  expect(payeeName({ kind, bankName: '招商银行', mask: maskPayee(kind, account) })).toBe(shown)
})

it.each(['zhang@qq.com。', 'zhang@qq。com', '<zhang@qq.com>', 'zhang@qq.com'])(
  'the Alipay account %s is accepted as the address itself',
  (typed) => {
    const account = normalAccount(typed)
    expect([account, payeeError(1, account)]).toEqual(['zhang@qq.com', undefined])
  },
)

it('an address with Chinese punctuation is refused', () => {
  expect(payeeError(1, 'zhang@qq.com。')).toBe('请填写支付宝绑定的手机号或邮箱')
  expect(payeeError(1, 'zhang。san@qq.com')).toBe('请填写支付宝绑定的手机号或邮箱')
})
