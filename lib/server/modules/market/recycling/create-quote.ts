import { and, eq } from 'drizzle-orm'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import { recyclingQuotes, recyclingRequests } from '../../../db/schema/market/recycling'
import { singleRow } from '../../../db/single-row'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { recycleBase } from '../../listings/valuation/queries'
import { lockRequest } from './internal/lock-request'
import { notifyOwner } from './internal/notify-owner'
import { findRequest } from './queries'
import { needsSecond, quoteUntil, rangeOf, stands } from './rules'

interface QuoteInput {
  requestId: number
  /** For all accounts of the request. */
  price: Fen
  note: string
}

/**
 * Quotes a price on behalf of staff. It is binding at once, or after a second approval if it requires one; a binding
 * quote cannot be changed. Refuses FORBIDDEN, NOT_FOUND, RECYCLE_STATE, INVALID_INPUT.
 */
export async function createQuote(
  ctx: StaffCtx,
  { requestId, price: priceFen, note }: QuoteInput,
): Promise<{ quoteId: number; needsSecond: boolean }> {
  const { gameId, facts, count } = await findRequest(ctx, requestId)
  const { leastPriceFen } = await loadRules(ctx, { mode: 'recovery', gameId })
  if (priceFen < leastPriceFen)
    throw refuse('INVALID_INPUT', `报价不能低于${fenToYuan(BigInt(leastPriceFen))}元`, { field: 'price' })
  const each = await recycleBase(ctx, gameId, facts)
  const baseFen = each === null ? null : fen(each * BigInt(count))
  const needsApproval = needsSecond({ price: priceFen, count }, baseFen === null ? null : rangeOf(baseFen))
  return inTxOnce(ctx, async (tx, effects) => {
    const { request, quote } = await lockRequest(ctx, tx, requestId)
    const at = ctx.now()
    if (request.status !== 'open') throw refuse('RECYCLE_STATE')
    if (quote && stands(quote, at)) throw refuse('RECYCLE_STATE', '报价有效期内不能修改')
    await tx
      .update(recyclingQuotes)
      .set({ status: 'void' })
      .where(and(eq(recyclingQuotes.requestId, requestId), eq(recyclingQuotes.status, 'open')))
    const firm = needsApproval ? {} : { firmAt: at, dueAt: quoteUntil(at) }
    const row = singleRow(
      await tx
        .insert(recyclingQuotes)
        .values({
          requestId,
          priceFen,
          baseFen,
          note,
          needsSecond: needsApproval,
          byId: ctx.user.userId,
          createdAt: at,
          ...firm,
        })
        .returning({ id: recyclingQuotes.id }),
    )
    const after = { price: fenToYuan(priceFen), needsSecond: needsApproval }
    await recordAudit(tx, ctx, { action: 'recycling.quote', target: `recycling:${requestId}`, after })
    await tx.update(recyclingRequests).set({ says: '' }).where(eq(recyclingRequests.id, requestId))
    if (!needsApproval) await notifyOwner(tx, effects, { request, news: { price: priceFen }, at })
    return { quoteId: row.id, needsSecond: needsApproval }
  })
}
