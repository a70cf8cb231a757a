import { eq } from 'drizzle-orm'
import { recyclingQuotes } from '../../../db/schema/recycling'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { isTied } from '../../money/ties/is-tied'
import { lockRequest, requestOfQuote } from './internal/lock-request'
import { tellAsker } from './internal/tell-asker'
import { quoteUntil } from './rules'

/**
 * A second member of staff, another person than the first and than the owner, agrees to a high quote, which is firm from
 * then on. Refuses FORBIDDEN, NOT_FOUND, RECYCLE_STATE, FOUR_EYES.
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
    await keepAudit(tx, ctx, { action: 'recycling.approve', target: `recycling:${requestId}`, after: { quoteId } })
    await tellAsker(tx, effects, { request, news: { price: quote.priceFen }, at })
    return null
  })
}
