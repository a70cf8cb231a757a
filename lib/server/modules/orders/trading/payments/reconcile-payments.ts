import type { OrderSn } from '@/lib/shared/ids'
import type { Ctx } from '../../../../runtime/context'
import { sweepRows } from '../../../../runtime/sweep-rows'
import { claimDuePayments } from '../../../money/wallet/claim-due-payments'
import { closePayment } from '../../../money/wallet/close-payment'
import { payableUntil } from '../../../money/wallet/rules'
import type { Lane } from '../../../money/wallet/rules-lanes'
import type { Payment } from '../../../money/wallet/types'
import { isUnpaid } from '../internal/find-order'
import { settlePayment } from './settle-payment'

const ASK_AGAIN_MS = 15_000

/** `lane`: of one provider only; the jobs run one sweep per lane. */
interface Sweep {
  limit: number
  lane?: Lane
}

/**
 * Queries the provider about payments without a notification, and closes expired ones. Safe on many instances. Returns
 * how many were processed.
 */
export function reconcilePayments(ctx: Ctx, { limit, lane }: Sweep): Promise<number> {
  const now = ctx.now()
  return sweepRows(ctx, {
    name: 'payments',
    // claiming sets the next time, which also puts off what fails
    find: () => claimDuePayments(ctx.db, { now, next: new Date(now.getTime() + ASK_AGAIN_MS), limit, lane }),
    keyOf: ({ id }) => id,
    act: (payment) => reconcile(ctx, payment, now),
  })
}

/**
 * Closes the charge first: only a charge that can no longer be paid may be abandoned. A QR code of an order paid in
 * another way is closed too.
 */
async function reconcile(ctx: Ctx, payment: Payment, now: Date): Promise<void> {
  const { interSn, channel, provider: name } = payment
  const key = { interSn, channel, expiresAt: payableUntil(payment) }
  const provider = ctx.payments.byName(name)
  if (!provider) throw new Error(`payment provider ${name} is not configured`)
  const isOver =
    payment.expiresAt <= now || (payment.purpose === 'order' && !(await isUnpaid(ctx.db, payment.refSn as OrderSn)))
  if (isOver && (await provider.closeCharge(key))) return closePayment(ctx.db, interSn)
  const charge = await provider.queryCharge(key)
  if (!charge || charge.state === 'WAIT') return
  await settlePayment(ctx, { ...charge, provider: name, kind: charge.state })
}
