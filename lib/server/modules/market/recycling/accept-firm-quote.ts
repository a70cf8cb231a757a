import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { recyclingQuotes, recyclingRequests } from '../../../db/schema/market/recycling'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { lockOwnRequest, requestOfQuote } from './internal/lock-request'
import { stands } from './rules'
import type { RecyclingRequest } from './types'

/**
 * Accepts a valid quote on behalf of the owner. The request is locked, so that only one of two concurrent acceptances,
 * or of an acceptance and a withdrawal, succeeds. Refuses NOT_FOUND, RECYCLE_STATE, PRICE_CHANGED.
 */
export async function acceptFirmQuote(
  ctx: UserCtx,
  tx: Tx,
  { quoteId, price }: { quoteId: number; price: Fen },
): Promise<RecyclingRequest> {
  const requestId = await requestOfQuote(tx, quoteId)
  if (requestId === undefined) throw refuse('NOT_FOUND', '没有这个报价')
  const { request, quote } = await lockOwnRequest(ctx, tx, requestId)
  if (request.status !== 'open' || quote?.id !== quoteId) throw refuse('RECYCLE_STATE')
  if (!stands(quote, ctx.now())) throw refuse('RECYCLE_STATE', '报价已过期，请等待重新报价')
  if (quote.priceFen !== price) throw refuse('PRICE_CHANGED', '报价与页面不一致，请刷新后确认')
  await tx.update(recyclingQuotes).set({ status: 'accepted' }).where(eq(recyclingQuotes.id, quoteId))
  return request
}

/** Stores the order created from an accepted quote. */
export async function bindOrder(tx: Tx, requestId: number, orderSn: OrderSn): Promise<void> {
  await tx
    .update(recyclingRequests)
    .set({ status: 'ordered', orderSn, says: '' })
    .where(eq(recyclingRequests.id, requestId))
}
