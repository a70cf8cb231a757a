import { and, eq, inArray } from 'drizzle-orm'
import { coinOffers } from '../../../db/schema/market/coin'
import { inTx, type UserCtx } from '../../../runtime/context'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { lockMerchant } from './internal/own-merchant'
import { ratioError } from './internal/ratio-error'
import { presentRatioChange } from './present-ratios'

interface Change {
  offerSn: number
  /** The ratio that was previewed as the current one. */
  from: bigint
  to: bigint
}

/**
 * Changes ratios of own offers to those that were previewed. An offer that was changed since, or whose ratio the rules
 * do not allow, keeps its ratio and states why. Existing orders keep their terms. Refuses COIN_SHOP_NEEDED.
 */
export async function updateRatios(ctx: UserCtx, { changes }: { changes: readonly Change[] }) {
  const rulesOf = await loadRuleBook(ctx)
  const wanted = new Map(changes.map((change) => [change.offerSn, change]))
  return inTx(ctx, async (tx, effects) => {
    await lockMerchant(tx, ctx.user.userId)
    const own = await tx
      .select()
      .from(coinOffers)
      .where(and(inArray(coinOffers.id, [...wanted.keys()]), eq(coinOffers.merchantId, ctx.user.userId)))
      .orderBy(coinOffers.id)
      .for('update')
    const list = []
    for (const offer of own) {
      const { from, to } = wanted.get(offer.id) as Change
      const why = from === offer.ratio ? ratioError(offer, to, rulesOf) : '报价已变动，请重新预览'
      if (!why) await tx.update(coinOffers).set({ ratio: to, updatedAt: ctx.now() }).where(eq(coinOffers.id, offer.id))
      list.push(presentRatioChange({ offer, to: why ? null : to, why, name: '' }))
    }
    effects.age('coins')
    return { list, changed: list.filter(({ to }) => to !== null).length }
  })
}
