import type { Tx } from '../../db/client'
import type { Notice } from '../../providers/payment/port'
import { closePayment } from './close-payment'
import { lockPayment, markPaid, recordNotice } from './internal/payment-rows'
import type { Payment } from './types'

/** The payment that is now paid, or what became of the notice instead; `why` is for the log. */
export type Accepted =
  | { state: 'paid'; payment: Payment }
  | { state: 'duplicate' | 'closed' }
  | { state: 'refused'; why: string }

/**
 * A provider's word of a payment, each once: it must name a payment of ours, its channel and its amount. The caller has
 * locked the order that it pays for, if there is one.
 */
export async function acceptNotice(tx: Tx, notice: Notice, at: Date): Promise<Accepted> {
  const payment = await lockPayment(tx, notice.interSn)
  if (!payment) return { state: 'refused', why: 'unknown payment' }
  if (payment.channel !== notice.channel) return { state: 'refused', why: 'another channel' }
  if (notice.state === 'CLOSED') {
    await recordNotice(tx, notice, at)
    await closePayment(tx, notice.interSn) // after a success it says nothing
    return { state: 'closed' }
  }
  if (notice.state !== 'SUCCESS') return { state: 'refused', why: `state ${notice.state}` }
  if (payment.amountFen !== notice.amount) return { state: 'refused', why: 'another amount' }
  await recordNotice(tx, notice, at)
  if (!(await markPaid(tx, payment, { tradeNo: notice.tradeNo, at }))) return { state: 'duplicate' }
  return { state: 'paid', payment }
}
