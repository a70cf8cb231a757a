import { type AlipayPayoutOptions, createAlipayPayout } from '@/lib/server/providers/payout/alipay/create-alipay-payout'
import type { PayoutRequest } from '@/lib/server/providers/payout/port'
import { yuanToFen } from '@/lib/shared/money/money'
import { openDouble } from './open-double'

export const SCENE = { name: '业务结算', infos: [{ type: '结算款项名称', content: '账户余额提现' }] }

/** The payout adapter at the double, and a payout of 99.00 to an Alipay account. */
export async function openPayout(options: Partial<AlipayPayoutOptions> = {}) {
  const double = await openDouble()
  const provider = await createAlipayPayout({ ...double.app, transferScene: SCENE, ...options })
  const account = { kind: 1, account: '13520000001', bankName: '', realName: '林小满' } as const
  const card = { kind: 3, account: '6225880000000014', bankName: '招商银行', realName: '林小满' } as const
  const payout = (changes: Partial<PayoutRequest> = {}): PayoutRequest => ({
    payoutSn: 'W1',
    payee: account,
    amount: yuanToFen('99.00'),
    ...changes,
  })
  const find = (sn = 'W1', yuan = '99.00') => provider.queryPayout(sn, yuanToFen(yuan))
  return { ...double, provider, payout, find, account, card }
}
