import type { OrderSn } from '@/lib/shared/ids'
import type { UserCtx } from '../../../../runtime/context'
import { createPaymentQr } from '../../../money/wallet/create-payment-qr'
import { loadBalance } from '../../../money/wallet/queries'
import { loadPayment } from '../../../money/wallet/queries-payments'
import { isOpen } from '../../../money/wallet/rules'
import { loadUser } from '../../../people/identity/queries'
import { findOwnOrder } from '../internal/find-order'
import { presentMethods, presentPayment, presentPayState, presentPoll } from './present'

/**
 * Returns the QR code of a payment; requested again if the provider did not answer at first. Refuses NOT_FOUND,
 * ELSEWHERE, PAYMENT_FAILED.
 */
export async function showPayment(ctx: UserCtx, payRand: string) {
  const payment = await loadPayment(ctx, payRand)
  const now = ctx.now()
  return presentPayment(payment, isOpen(payment, now) ? await createPaymentQr(ctx, payment) : payment.qrText, now)
}

/** Refuses NOT_FOUND, ELSEWHERE. */
export const pollPayment = async (ctx: UserCtx, payRand: string) =>
  presentPoll(await loadPayment(ctx, payRand), ctx.now())

/** Buyer only. Refuses NOT_FOUND, ELSEWHERE. */
export const loadPayState = async (ctx: UserCtx, orderSn: OrderSn) =>
  presentPayState(await findOwnOrder(ctx, orderSn), ctx.now())

export async function listPayMethods(ctx: UserCtx) {
  const [coin, user] = await Promise.all([loadBalance(ctx), loadUser(ctx)])
  return presentMethods(coin, Boolean(user.payPasswordHash))
}
