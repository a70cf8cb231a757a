import type { RefundState } from '../../../../providers/payment/port'
import type { Ctx } from '../../../../runtime/context'
import { claimDueRefunds } from '../../../money/wallet/claim-due-refunds'
import type { RefundRow } from '../../../money/wallet/types'
import { settleRefund } from './settle-refund'

/**
 * Asks the provider for refunds that went out, and about those it has not settled. Safe on many instances: the provider
 * gives money back once under a number. Returns how many were looked at.
 */
export async function reconcileRefunds(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const due = await claimDueRefunds(ctx.db, { now: ctx.now(), limit })
  for (const refund of due) {
    try {
      await settleRefund(ctx, { ...(await ask(ctx, refund)), provider: refund.provider })
    } catch (error) {
      // silence is no refusal: the money stays where it is, and is asked for again
      ctx.log.error({ err: error, refundSn: refund.sn }, 'refund could not be asked for; asking again later')
    }
  }
  return due.length
}

async function ask({ payment }: Ctx, refund: RefundRow): Promise<RefundState> {
  const { interSn, channel, sn: refundSn, amountFen: amount, provider, tries } = refund
  const request = { interSn, channel, refundSn, amount }
  if (provider !== payment.name) {
    // the provider that took the money is gone; whoever asked it before may have been heard
    if (tries > 1) throw new Error(`nobody can ask ${provider} any more`)
    return { ...request, state: 'FAILED', why: '支付渠道已更换' }
  }
  return (await payment.queryRefund(request)) ?? payment.refundCharge(request)
}
