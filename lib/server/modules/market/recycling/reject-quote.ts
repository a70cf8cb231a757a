import { eq } from 'drizzle-orm'
import { fenToYuan } from '@/lib/shared/money/money'
import { recyclingQuotes } from '../../../db/schema/market/recycling'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockRequest, requestOfQuote } from './internal/lock-request'
import { notifyQuoter } from './internal/notify-quoter'

/**
 * Declines a quote that waits for a second staff member; its author withdraws it by the same call. The request then waits
 * for another quote. Refuses FORBIDDEN, NOT_FOUND, RECYCLE_STATE.
 */
export async function rejectQuote(
  ctx: StaffCtx,
  { quoteId, reason }: { quoteId: number; reason: string },
): Promise<null> {
  return inTxOnce(ctx, async (tx, effects) => {
    const requestId = await requestOfQuote(tx, quoteId)
    if (requestId === undefined) throw refuse('NOT_FOUND', '没有这个报价')
    const { request, quote } = await lockRequest(ctx, tx, requestId)
    if (request.status !== 'open' || quote?.id !== quoteId || quote.firmAt) throw refuse('RECYCLE_STATE')
    await tx.update(recyclingQuotes).set({ status: 'void' }).where(eq(recyclingQuotes.id, quoteId))
    const after = { quoteId, price: fenToYuan(quote.priceFen) }
    await recordAudit(tx, ctx, { action: 'recycling.reject', target: `recycling:${requestId}`, after, reason })
    await notifyQuoter(tx, effects, { by: ctx.user, request, quote, rejected: reason, at: ctx.now() })
    return null
  })
}
