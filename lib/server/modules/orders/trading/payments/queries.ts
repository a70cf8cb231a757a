import type { OrderSn } from '@/lib/shared/ids'
import type { UserCtx } from '../../../../runtime/context'
import { owingOf, spendableOf } from '../../../money/debts/queries'
import { createCharge } from '../../../money/wallet/create-charge'
import { loadBalance } from '../../../money/wallet/queries'
import { loadPayment } from '../../../money/wallet/queries-payments'
import { isOpen } from '../../../money/wallet/rules'
import { loadUser } from '../../../people/identity/queries'
import { findOwnOrder } from '../internal/find-order'
import { presentMethods, presentPayment, presentPayState, presentPoll } from './present'

/**
 * Returns what the payer's browser does next: a QR code, requested again if the provider did not answer at first, a page
 * of the provider, or a call of WeChat's browser. Refuses NOT_FOUND, ELSEWHERE, PAYMENT_FAILED.
 */
export async function showPayment(ctx: UserCtx, payRand: string) {
  const payment = await loadPayment(ctx, payRand)
  const now = ctx.now()
  const charge = isOpen(payment, now) || payment.qrText ? await createCharge(ctx, payment) : null
  return presentPayment(payment, charge, now)
}

/** Refuses NOT_FOUND, ELSEWHERE. */
export const pollPayment = async (ctx: UserCtx, payRand: string) =>
  presentPoll(await loadPayment(ctx, payRand), ctx.now())

/** Buyer only. Refuses NOT_FOUND, ELSEWHERE. */
export const loadPayState = async (ctx: UserCtx, orderSn: OrderSn) =>
  presentPayState(await findOwnOrder(ctx, orderSn), ctx.now())

export async function listPayMethods(ctx: UserCtx) {
  const { userId } = ctx.user
  const [coin, spendable, { owed }, user] = await Promise.all([
    loadBalance(ctx),
    spendableOf(ctx.db, userId),
    owingOf(ctx.db, userId),
    loadUser(ctx),
  ])
  return presentMethods(ctx, { coin, spendable, owed }, Boolean(user.payPasswordHash))
}
