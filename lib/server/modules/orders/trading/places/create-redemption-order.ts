import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { reserveGoods } from '../../../listings/catalog/stock/reserve-goods'
import { recordRedemption, startRedemption } from '../../../market/recycling/start-redemption'
import { insertOrder, snapshotOf } from '../internal/insert-order'
import type { Placed } from './create-order'

const MINUTE_MS = 60_000

/**
 * Buys an account back from the platform as its former owner: an order like for any account, but without a fee. It
 * reserves the item like any unpaid order. Refuses NOT_FOUND, RECYCLE_STATE, PRICE_CHANGED, GOODS_GONE, GOODS_RESERVED,
 * OUT_OF_STOCK, MODE_OFF, UNPAID_LIMIT.
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
    const rules = rulesOf({ mode: 'account', gameId: goods.gameId })
    const due = new Date(at.getTime() + rules.unpaidMinutes * MINUTE_MS)
    const orderSn = await insertOrder(tx, rules, {
      distId: ctx.dist.distId,
      buyerId: ctx.user.userId,
      sellerId: goods.sellerId,
      goodsSn,
      gameId: goods.gameId,
      goodsTypeId: goods.goodsTypeId,
      mode: 'account',
      terms: { redeemed: true },
      unitPriceFen: price,
      goodsNum: 1,
      goodsFen: price,
      ensureFen: fen(0),
      totalFen: price,
      feeFen: fen(0),
      snapshot: snapshotOf(goods),
      createdAt: at,
      expiresAt: due,
      dueAt: due,
    })
    await recordRedemption(tx, { requestId, orderSn, priceFen: price, createdAt: at })
    effects.purge(`goods:${goodsSn}`)
    return { orderSn, totalPrice: fenToYuan(price), expiresIn: rules.unpaidMinutes * 60 }
  })
}
