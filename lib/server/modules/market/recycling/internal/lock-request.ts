import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { recyclingQuotes, recyclingRequests } from '../../../../db/schema/market/recycling'
import type { Ctx, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { isOfHere } from '../../../core/tenancy/queries-here'
import type { RecyclingQuote, RecyclingRequest } from '../types'

/** Locks a request of this host and its open quote; for staff. Refuses NOT_FOUND. */
export async function lockRequest(
  ctx: Pick<Ctx, 'dist' | 'staff'>,
  tx: Tx,
  requestId: number,
): Promise<{ request: RecyclingRequest; quote: RecyclingQuote | undefined }> {
  const here = and(eq(recyclingRequests.id, requestId), isOfHere(ctx, recyclingRequests.distId))
  const [request] = await tx.select().from(recyclingRequests).where(here).for('update')
  if (!request) throw refuse('NOT_FOUND', '没有这个回收申请')
  const [quote] = await tx
    .select()
    .from(recyclingQuotes)
    .where(and(eq(recyclingQuotes.requestId, requestId), eq(recyclingQuotes.status, 'open')))
    .orderBy(desc(recyclingQuotes.id))
  return { request, quote }
}

/** Locks one of the caller's requests. Refuses NOT_FOUND. */
export async function lockOwnRequest(ctx: UserCtx, tx: Tx, requestId: number) {
  const found = await lockRequest(ctx, tx, requestId)
  if (found.request.userId !== ctx.user.userId) throw refuse('NOT_FOUND', '没有这个回收申请')
  return found
}

/** Returns the id of the request that a quote belongs to; undefined for an unknown quote. */
export async function requestOfQuote(tx: Tx, quoteId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ requestId: recyclingQuotes.requestId })
    .from(recyclingQuotes)
    .where(eq(recyclingQuotes.id, quoteId))
  return row?.requestId
}
