import { eq } from 'drizzle-orm'
import { fen } from '@/lib/shared/money/money'
import { cutText } from '@/lib/shared/text/cut-text'
import type { Tx } from '../../../db/client'
import { REFUND_STATUS, refunds } from '../../../db/schema/money/wallet'
import type { RefundNotice } from '../../../providers/payment/port'
import { postTransfer } from './internal/post-transfer'
import { CHANNEL_NAMES } from './rules'
import type { RefundRow } from './types'

/** Final refund states; others do not close a refund. */
const FINAL = new Map<RefundNotice['state'], number>([
  ['SUCCESS', REFUND_STATUS.done],
  ['FAILED', REFUND_STATUS.returned],
])

/** The settled refund, or another result of the message; `why` is for the log. */
type AcceptedRefund =
  | { state: 'settled'; refund: RefundRow }
  | { state: 'waiting' | 'duplicate' }
  | { state: 'refused'; why: string }

/**
 * Processes a provider's refund message, each only once: the money goes to the source, or returns to the payer's
 * balance. A settlement is never reversed. The caller has locked the order.
 */
export async function acceptRefund(tx: Tx, notice: RefundNotice, at: Date): Promise<AcceptedRefund> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.sn, notice.refundSn)).for('update')
  if (!refund) return { state: 'refused', why: 'unknown refund' }
  const { provider, interSn, channel } = refund
  if (provider !== notice.provider || interSn !== notice.interSn) return { state: 'refused', why: 'another payment' }
  if (channel !== notice.channel) return { state: 'refused', why: 'another channel' }
  if (refund.amountFen !== notice.amount) return { state: 'refused', why: 'another amount' }
  const status = FINAL.get(notice.state)
  if (status === undefined) return { state: 'waiting' }
  if (refund.status === status) return { state: 'duplicate' }
  if (refund.status !== REFUND_STATUS.asked) return { state: 'refused', why: 'settled the other way before' }
  return { state: 'settled', refund: await settle(tx, refund, { status, why: notice.why, at }) }
}

async function settle(
  tx: Tx,
  refund: RefundRow,
  { status, why, at }: { status: number; why: string; at: Date },
): Promise<RefundRow> {
  const { id, sn, refSn, userId, channel, amountFen } = refund
  const isDone = status === REFUND_STATUS.done
  const source = CHANNEL_NAMES[channel]
  const change = { status, why: cutText(why, 200), settledAt: at, checkAt: null }
  await tx.update(refunds).set(change).where(eq(refunds.id, id))
  await postTransfer(tx, {
    kind: isDone ? 'refundPaid' : 'refundBack',
    ref: sn,
    memo: isDone ? `订单${refSn}退款到账${source}` : `订单${refSn}退款未能退回${source}，已退回余额`,
    at,
    lines: [
      { account: { kind: 'refund', ownerId: id }, amount: fen(-amountFen) },
      isDone
        ? { account: { kind: 'clearing', ownerId: channel }, amount: amountFen }
        : { account: { kind: 'user', ownerId: userId }, amount: amountFen },
    ],
  })
  return { ...refund, ...change }
}
