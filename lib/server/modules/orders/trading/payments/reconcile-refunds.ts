import type { RefundState } from '../../../../providers/payment/port'
import type { Ctx } from '../../../../runtime/context'
import { sweepRows } from '../../../../runtime/sweep-rows'
import { claimDueRefunds } from '../../../money/wallet/claim-due-refunds'
import { findPayment } from '../../../money/wallet/queries-payments'
import type { Lane } from '../../../money/wallet/rules-lanes'
import type { RefundRow } from '../../../money/wallet/types'
import { settleRefund } from './settle-refund'

/** `lane`: of one provider only; the jobs run one sweep per lane. */
interface Sweep {
  limit: number
  lane?: Lane
}

/**
 * Requests refunds from the provider, and queries unsettled ones. Safe on many instances, because the provider refunds
 * each number only once. Returns how many were processed.
 */
export const reconcileRefunds = (ctx: Ctx, { limit, lane }: Sweep): Promise<number> =>
  sweepRows(ctx, {
    name: 'refunds',
    // claiming sets the next time, which also puts off what fails
    find: () => claimDueRefunds(ctx.db, { now: ctx.now(), limit, lane }),
    keyOf: ({ id }) => id,
    // no answer is not a refusal: the money stays where it is, and the request is repeated
    act: async (refund) => settleRefund(ctx, { ...(await ask(ctx, refund)), provider: refund.provider }),
  })

async function ask({ db, payments }: Ctx, refund: RefundRow): Promise<RefundState> {
  const { interSn, channel, sn: refundSn, amountFen: amount, provider, tries } = refund
  const payer = payments.byName(provider)
  if (!payer) {
    // the provider that took the money is no longer configured; an earlier request may have succeeded
    if (tries > 1) throw new Error(`payment provider ${provider} is not configured`)
    return { interSn, channel, refundSn, amount, state: 'FAILED', why: '支付渠道已更换' }
  }
  const paid = await findPayment(db, interSn)
  if (!paid) throw new Error(`refund ${refundSn} has no payment`)
  const request = { interSn, channel, refundSn, amount, total: paid.amountFen }
  return (await payer.queryRefund(request)) ?? payer.refundCharge(request)
}
