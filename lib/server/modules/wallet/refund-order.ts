import { fen, type Fen } from '@/lib/shared/money'
import type { Tx } from '../../db/client'
import { postTransfer } from './internal/post-transfer'

export interface Refunded {
  id: number
  sn: string
  buyerId: number
  total: Fen
  payMode: string
  at: Date
}

/** The order ended before delivery: escrow back to the buyer's balance, however it was paid. False: refunded before. */
export async function refundOrder(tx: Tx, { id, sn, buyerId, total, payMode, at }: Refunded): Promise<boolean> {
  const posted = await postTransfer(tx, {
    kind: 'orderRefund',
    ref: sn,
    memo: `订单${sn}退款${payMode === 'balance' ? '' : '（扫码支付的款项退回到余额）'}`,
    at,
    lines: [
      { account: { kind: 'escrow', ownerId: id }, amount: fen(-total) },
      { account: { kind: 'user', ownerId: buyerId }, amount: total },
    ],
  })
  return posted !== false
}
