import { eq } from 'drizzle-orm'
import { recyclingQuotes } from '../../../db/schema/market/recycling'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { isTied } from '../../money/ties/queries-tied'
import { lockRequest, requestOfQuote } from './internal/lock-request'
import { notifyOwner } from './internal/notify-owner'
import { notifyQuoter } from './internal/notify-quoter'
import { quoteUntil } from './rules'

/**
 * Approves a high quote, which is then binding. The approver must be a second staff member, and neither the first nor
 * the owner. Refuses FORBIDDEN, NOT_FOUND, RECYCLE_STATE, FOUR_EYES.
 */
export async function approveQuote(ctx: StaffCtx, { quoteId }: { quoteId: number }): Promise<null> {
  const { userId } = ctx.user
  return inTxOnce(ctx, async (tx, effects) => {
    const requestId = await requestOfQuote(tx, quoteId)
    if (requestId === undefined) throw refuse('NOT_FOUND', '没有这个报价')
    const { request, quote } = await lockRequest(ctx, tx, requestId)
    if (request.status !== 'open' || quote?.id !== quoteId || quote.firmAt) throw refuse('RECYCLE_STATE')
    if (await isTied(tx, userId, quote.byId)) throw refuse('FOUR_EYES')
    const at = ctx.now()
    await tx
      .update(recyclingQuotes)
      .set({ secondId: userId, firmAt: at, dueAt: quoteUntil(at) })
      .where(eq(recyclingQuotes.id, quoteId))
    await recordAudit(tx, ctx, { action: 'recycling.approve', target: `recycling:${requestId}`, after: { quoteId } })
    await notifyOwner(tx, effects, { request, news: { price: quote.priceFen }, at })
    await notifyQuoter(tx, effects, { by: ctx.user, request, quote, at })
    return null
  })
}
