import { type Fen, fen } from '@/lib/shared/money'
import type { Tx } from '../../db/client'
import { postTransfer } from './internal/post-transfer'
import { MARKETING } from './rules'

export interface Refunded {
  id: number
  sn: string
  buyerId: number
  total: Fen
  discount: Fen
  payMode: string
  at: Date
}

/** The order ended before delivery: what the buyer paid back to the balance, however it was paid, the discount back to marketing. False: refunded before. */
export async function refundOrder(
  tx: Tx,
  { id, sn, buyerId, total, discount, payMode, at }: Refunded,
): Promise<boolean> {
  const posted = await postTransfer(tx, {
    kind: 'orderRefund',
    ref: sn,
    memo: `订单${sn}退款${payMode === 'balance' ? '' : '（扫码支付的款项退回到余额）'}`,
    at,
    lines: [
      { account: { kind: 'escrow', ownerId: id }, amount: fen(-total - discount) },
      { account: { kind: 'user', ownerId: buyerId }, amount: total },
      { account: MARKETING, amount: discount },
    ],
  })
  return posted !== false
}
