import type { OrderSn, UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { refuse } from '../../../../runtime/refusal'
import { postTransfer } from '../internal/post-transfer'
import { refundToSource } from '../refund-to-source'
import { COVER_FUND } from '../rules'

interface GuardianRefund {
  orderSn: OrderSn
  userId: UserId
  amount: Fen
  memo: string
  at: Date
}

/**
 * Pays back an order that is over, from the cover fund, and sends it on to the payment source; once per order.
 * Refuses CASE_STATE.
 */
export async function refundGuardian(tx: Tx, { orderSn, userId, amount, memo, at }: GuardianRefund): Promise<Fen> {
  const posted = await postTransfer(tx, {
    kind: 'guardianRefund',
    ref: orderSn,
    memo,
    at,
    lines: [
      { account: COVER_FUND, amount: fen(-amount) },
      { account: { kind: 'user', ownerId: userId }, amount },
    ],
  })
  if (!posted) throw refuse('CASE_STATE', '这笔订单已退过')
  return refundToSource(tx, { refSn: orderSn, part: 'guardian', userId, amount, at })
}
