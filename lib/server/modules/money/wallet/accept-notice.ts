import type { Tx } from '../../../db/client'
import type { Notice } from '../../../providers/payment/port'
import { closePayment } from './close-payment'
import { lockPayment, markPaid, recordNotice } from './internal/payment-rows'
import type { Payment } from './types'

/**
 * The payment that is now paid, or another result of the notification; `why` is for the log. `again`: the payment was
 * paid before under another trade number, so the provider may have taken the money twice.
 */
export type Accepted =
  | { state: 'paid'; payment: Payment }
  | { state: 'duplicate'; again?: Payment }
  | { state: 'closed' }
  | { state: 'refused'; why: string }

const KNOWN_TRADE = { state: 'refused', why: 'trade number of another payment' } as const

/**
 * Processes a provider's payment notification, each only once: it must match a payment of ours by tenant, channel and
 * amount, and its trade number must not belong to another one. The caller has locked the order being paid, if there is
 * one.
 */
export async function acceptNotice(tx: Tx, notice: Notice, at: Date): Promise<Accepted> {
  const payment = await lockPayment(tx, notice.interSn)
  if (!payment) return { state: 'refused', why: 'unknown payment' }
  if (payment.provider !== notice.provider) return { state: 'refused', why: 'another provider' }
  if (notice.distId !== null && payment.distId !== notice.distId) return { state: 'refused', why: 'another tenant' }
  if (payment.channel !== notice.channel) return { state: 'refused', why: 'another channel' }
  if (notice.state === 'CLOSED') {
    if (!(await recordNotice(tx, notice, at))) return KNOWN_TRADE
    await closePayment(tx, notice.interSn) // meaningless after a success
    return { state: 'closed' }
  }
  if (notice.state !== 'SUCCESS') return { state: 'refused', why: `state ${notice.state}` }
  if (payment.amountFen !== notice.amount) return { state: 'refused', why: 'another amount' }
  if (!(await recordNotice(tx, notice, at))) return KNOWN_TRADE
  if (!(await markPaid(tx, payment, { tradeNo: notice.tradeNo, at })))
    return payment.tradeNo === notice.tradeNo ? { state: 'duplicate' } : { state: 'duplicate', again: payment }
  return { state: 'paid', payment }
}
