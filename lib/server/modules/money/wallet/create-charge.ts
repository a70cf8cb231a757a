import { eq } from 'drizzle-orm'
import { PAYMENT_STATUS, payments } from '../../../db/schema/money/wallet'
import type { Charge } from '../../../providers/payment/port'
import type { Ctx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { payableUntil } from './rules'
import type { Payment } from './types'

/**
 * Opens a payment's charge at its provider; call it outside any transaction. A QR code is stored and not requested
 * again; pages and calls of WeChat's browser are short-lived, so they are. null: the payment is closed, because an open
 * charge of it could be paid without being monitored. Refuses PAYMENT_FAILED; can be repeated.
 */
export async function createCharge(ctx: Ctx, payment: Payment): Promise<Charge | null> {
  if (payment.qrText) return { kind: 'qr', qrText: payment.qrText }
  if (payment.status !== PAYMENT_STATUS.pending) return null
  const { interSn, distId, channel, refSn, payer, provider } = payment
  try {
    const opener = ctx.payments.byName(provider)
    if (!opener) throw new Error(`payment provider ${provider} is not configured`)
    const charge = await opener.createCharge({
      interSn,
      distId,
      channel,
      expiresAt: payableUntil(payment),
      amount: payment.amountFen,
      subject: refSn ? `订单${refSn}` : '账户充值',
      payer: { ...payer, returnUrl: returnUrlOf(payment) },
    })
    if (charge.kind === 'qr')
      await ctx.db.update(payments).set({ qrText: charge.qrText }).where(eq(payments.id, payment.id))
    return charge
  } catch (error) {
    ctx.log.error({ err: error, interSn }, 'payment provider refused a charge')
    throw refuse('PAYMENT_FAILED')
  }
}

/** The page that returns knows which payment to query. */
function returnUrlOf({ payer: { returnUrl }, payRand }: Payment): string {
  if (!returnUrl) return ''
  const url = new URL(returnUrl)
  url.searchParams.set('payRand', payRand)
  return url.href
}
