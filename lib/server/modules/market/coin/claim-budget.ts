import { and, eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import { coinPrice } from '@/lib/shared/trade/coin-terms'
import type { OpenWindows } from '@/lib/shared/trade/open-hours'
import type { Tx } from '../../../db/client'
import { coinMerchants, coinOffers } from '../../../db/schema/market/coin'
import { refuse } from '../../../runtime/refusal'
import { loadPresence } from '../../listings/hours/queries'
import { isBound } from '../../money/debts/queries'
import { hasActiveDeposit } from '../../money/deposits/queries'
import { closedWhy } from './rules'
import type { Offer } from './types'

export interface Taking {
  offerId: number
  /** Units that the player delivers. */
  amount: bigint
  /** The ratio shown to the player, in hundredths of a unit. */
  ratio: bigint
  userId: UserId
  at: Date
}

/**
 * Takes an order's price from the budget of a buying offer, which is locked; the caller moves the money. Refuses
 * NOT_FOUND, OWN_GOODS, COIN_OFFER_CLOSED, PRICE_CHANGED, INVALID_INPUT.
 */
export async function claimBudget(
  tx: Tx,
  { offerId, amount, ratio, userId, at }: Taking,
): Promise<{ offer: Offer; windows: OpenWindows; price: Fen }> {
  const [row] = await tx
    .select({ offer: coinOffers, merchant: coinMerchants })
    .from(coinOffers)
    .innerJoin(coinMerchants, eq(coinMerchants.userId, coinOffers.merchantId))
    .where(and(eq(coinOffers.id, offerId), eq(coinOffers.kind, 'recycle')))
    .for('update', { of: coinOffers })
  if (!row) throw refuse('NOT_FOUND', '报价不存在')
  const { offer, merchant } = row
  if (offer.merchantId === userId) throw refuse('OWN_GOODS', '不能卖给自己')
  const presence = await loadPresence(tx, offer.merchantId)
  const closed = closedWhy(offer, { merchant, presence }, at)
  if (closed) throw refuse('COIN_OFFER_CLOSED', closed)
  if (!(await hasActiveDeposit(tx, offer.merchantId, 'coin')))
    throw refuse('COIN_OFFER_CLOSED', '币商正在申请退还保证金，不接新单')
  // a budget is money of the merchant's too
  if (await isBound(tx, offer.merchantId)) throw refuse('COIN_OFFER_CLOSED', '币商暂停回收，请选择其他报价')
  if (offer.ratio > ratio) throw refuse('PRICE_CHANGED', '回收比例已变动，请确认新比例后再下单')
  if (amount < offer.least || amount > offer.most)
    throw refuse('INVALID_INPUT', `每单数量为${offer.least}到${offer.most}`, { field: 'amount' })
  const price = coinPrice(amount, offer.ratio)
  if (price > offer.budgetFen) throw refuse('OUT_OF_STOCK', '币商的备款不够，请减少数量')
  await tx
    .update(coinOffers)
    .set({ budgetFen: sql`${coinOffers.budgetFen} - ${price.toString()}::bigint`, updatedAt: at })
    .where(eq(coinOffers.id, offerId))
  return { offer, windows: presence.windows, price }
}
