import { type Fen, fen } from '@/lib/shared/money/money'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { reserveGoods } from '../../../listings/catalog/stock/reserve-goods'
import { recordRedemption, startRedemption } from '../../../market/recycling/start-redemption'
import { insertOrder, type Placed } from '../internal/insert-order'

/**
 * Buys an account back from the platform as its former owner: an order like for any account, but without a fee. It
 * reserves the item like any unpaid order, and is possible while trade is closed, because the right was promised with the
 * sale. Refuses NOT_FOUND, RECYCLE_STATE, PRICE_CHANGED, GOODS_GONE, GOODS_RESERVED, OUT_OF_STOCK, MODE_OFF
 * for the game, UNPAID_LIMIT.
 */
export async function createRedemptionOrder(
  ctx: UserCtx,
  { requestId, price }: { requestId: number; price: Fen },
): Promise<Placed> {
  const rulesOf = await loadRuleBook(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const goodsSn = await startRedemption(ctx, tx, { requestId, price })
    const goods = await reserveGoods(ctx, tx, { goodsSn, num: 1, price: { kind: 'redeemed' } })
    const rules = rulesOf({ mode: 'account', gameId: goods.gameId, distId: ctx.dist.distId })
    const placed = await insertOrder(tx, rules, {
      mode: 'account',
      distId: ctx.dist.distId,
      buyerId: ctx.user.userId,
      sellerId: goods.sellerId,
      of: goods,
      terms: { redeemed: true },
      price,
      fee: fen(0),
      at,
    })
    await recordRedemption(tx, { requestId, orderSn: placed.orderSn, priceFen: price, createdAt: at })
    effects.purge(`goods:${goodsSn}`)
    return placed
  })
}
