import { eq } from 'drizzle-orm'
import { PAYMENT_STATUS, payments } from '../../../db/schema/wallet'
import type { Ctx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import type { Payment } from './types'

/**
 * Requests the QR text from the provider and stores it; call it outside any transaction. '' if the payment is closed.
 * Refuses PAYMENT_FAILED; can be repeated.
 */
export async function createPaymentQr(ctx: Ctx, payment: Payment): Promise<string> {
  // A charge opened for a closed payment could be paid without being monitored.
  if (payment.qrText || payment.status !== PAYMENT_STATUS.pending) return payment.qrText
  const { interSn, distId, channel, expiresAt, refSn } = payment
  try {
    const { qrText } = await ctx.payment.createCharge({
      interSn,
      distId,
      channel,
      expiresAt,
      amount: payment.amountFen,
      subject: refSn ? `订单${refSn}` : '账户充值',
    })
    await ctx.db.update(payments).set({ qrText }).where(eq(payments.id, payment.id))
    return qrText
  } catch (error) {
    ctx.log.error({ err: error, interSn }, 'payment provider refused a charge')
    throw refuse('PAYMENT_FAILED')
  }
}
