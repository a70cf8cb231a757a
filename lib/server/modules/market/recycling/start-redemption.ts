import { and, eq } from 'drizzle-orm'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { recyclingQuotes, recyclingRedemptions } from '../../../db/schema/market/recycling'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { lockOwnRequest } from './internal/lock-request'
import { redeemPrice, redeemUntil } from './rules'

/**
 * Starts a buy-back by the former owner: returns the item and checks that its price is the one shown. Locks the request
 * until the transaction ends. Refuses NOT_FOUND, RECYCLE_STATE, PRICE_CHANGED.
 */
export async function startRedemption(
  ctx: UserCtx,
  tx: Tx,
  { requestId, price }: { requestId: number; price: Fen },
): Promise<GoodsSn> {
  const { request } = await lockOwnRequest(ctx, tx, requestId)
  const { goodsSn, ownedAt } = request
  if (!goodsSn || !ownedAt) throw refuse('RECYCLE_STATE', '账号还没有完成回收，不能赎回')
  if (redeemUntil(ownedAt) <= ctx.now()) throw refuse('RECYCLE_STATE', '已超过赎回期限')
  const [paid] = await tx
    .select({ priceFen: recyclingQuotes.priceFen })
    .from(recyclingQuotes)
    .where(and(eq(recyclingQuotes.requestId, requestId), eq(recyclingQuotes.status, 'accepted')))
  if (!paid || redeemPrice(paid.priceFen) !== price) throw refuse('PRICE_CHANGED', '赎回价与页面不一致，请刷新后确认')
  return goodsSn
}

/** Stores the order that buys the account back. */
export async function recordRedemption(
  tx: Tx,
  redemption: { requestId: number; orderSn: OrderSn; priceFen: Fen; createdAt: Date },
): Promise<void> {
  await tx.insert(recyclingRedemptions).values(redemption)
}
