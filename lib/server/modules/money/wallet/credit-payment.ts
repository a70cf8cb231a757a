import { fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import type { Payment } from './types'

const MEMOS = {
  recharge: () => '账户充值',
  payment: (p: Payment) => `订单${p.refSn}在线支付`,
  latePayment: (p: Payment) => `订单${p.refSn}重复或超时付款，款项转入余额`,
}

/** Credits money that arrived at a provider to the payer's balance. False if it was credited before. */
export async function creditPayment(
  tx: Tx,
  input: { payment: Payment; kind: keyof typeof MEMOS; at: Date },
): Promise<boolean> {
  const { payment, kind, at } = input
  const posted = await postTransfer(tx, {
    kind,
    ref: payment.interSn,
    memo: MEMOS[kind](payment),
    at,
    lines: [
      { account: { kind: 'clearing', ownerId: payment.channel }, amount: fen(-payment.amountFen) },
      { account: { kind: 'user', ownerId: payment.userId }, amount: payment.amountFen },
    ],
  })
  return posted !== false
}
