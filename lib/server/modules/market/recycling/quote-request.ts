import { and, eq } from 'drizzle-orm'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import { recyclingQuotes, recyclingRequests } from '../../../db/schema/recycling'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { recycleBase } from '../../listings/valuation/queries'
import { lockRequest } from './internal/lock-request'
import { tellAsker } from './internal/tell-asker'
import { findRequest } from './queries'
import { needsSecond, quoteUntil, rangeOf, stands } from './rules'

interface QuoteInput {
  requestId: number
  /** For all accounts of it. */
  price: Fen
  note: string
}

/**
 * A member of staff names a price. Within the range it is firm at once, above it when a second member agreed; one that
 * stands is not changed. Refuses FORBIDDEN, NOT_FOUND, RECYCLE_STATE, INVALID_INPUT.
 */
export async function quoteRequest(
  ctx: StaffCtx,
  { requestId, price: priceFen, note }: QuoteInput,
): Promise<{ quoteId: number; needsSecond: boolean }> {
  const { gameId, facts, count } = await findRequest(ctx, requestId)
  const { leastPriceFen } = await loadRules(ctx, { mode: 'recovery', gameId })
  if (priceFen < leastPriceFen)
    throw refuse('INVALID_INPUT', `报价不能低于${fenToYuan(BigInt(leastPriceFen))}元`, { field: 'price' })
  const each = await recycleBase(ctx, gameId, facts)
  const baseFen = each === null ? null : fen(each * BigInt(count))
  const isHigh = needsSecond(priceFen, baseFen === null ? null : rangeOf(baseFen))
  return inTxOnce(ctx, async (tx, effects) => {
    const { request, quote } = await lockRequest(ctx, tx, requestId)
    const at = ctx.now()
    if (request.status !== 'open') throw refuse('RECYCLE_STATE')
    if (quote && stands(quote, at)) throw refuse('RECYCLE_STATE', '报价有效期内不能修改')
    await tx
      .update(recyclingQuotes)
      .set({ status: 'void' })
      .where(and(eq(recyclingQuotes.requestId, requestId), eq(recyclingQuotes.status, 'open')))
    const firm = isHigh ? {} : { firmAt: at, dueAt: quoteUntil(at) }
    const [row] = await tx
      .insert(recyclingQuotes)
      .values({
        ...{ requestId, priceFen, baseFen, note, needsSecond: isHigh },
        ...{ byId: ctx.user.userId, createdAt: at, ...firm },
      })
      .returning({ id: recyclingQuotes.id })
    if (!row) throw new Error('a quote was not kept')
    const after = { price: fenToYuan(priceFen), needsSecond: isHigh }
    await keepAudit(tx, ctx, { action: 'recycling.quote', target: `recycling:${requestId}`, after })
    await tx.update(recyclingRequests).set({ says: '' }).where(eq(recyclingRequests.id, requestId))
    if (!isHigh) await tellAsker(tx, effects, { request, news: { price: priceFen }, at })
    return { quoteId: row.id, needsSecond: isHigh }
  })
}
