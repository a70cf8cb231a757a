import { and, eq } from 'drizzle-orm'
import type { OwnCoinOffer } from '@/lib/contract/entities/quick-coin'
import { ZERO } from '@/lib/shared/money/money'
import { coinOffers } from '../../../db/schema/market/coin'
import { singleRow } from '../../../db/single-row'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { shownGames } from '../../listings/catalog/games/queries-games'
import { loadPresence } from '../../listings/hours/queries'
import { moveBudget } from './internal/move-budget'
import { assertOffer, type OfferForm } from './internal/offer-form'
import { lockMerchant } from './internal/own-merchant'
import { presentOwnOffer } from './present'
import { MODE_OF } from './rules'

/**
 * Updates an own offer; a budget of 0.00 returns the unused part. Refuses COIN_SHOP_NEEDED, NOT_FOUND, INVALID_INPUT,
 * BALANCE_SHORT.
 */
export async function updateOffer(
  ctx: UserCtx,
  form: OfferForm & { offerSn: number; isPaused: boolean },
): Promise<OwnCoinOffer> {
  const { offerSn: offerId, ratio, way, isPaused } = form
  const rulesOf = await loadRuleBook(ctx)
  const games = new Map((await shownGames(ctx)).map(({ game }) => [game.id, game]))
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const { userId } = ctx.user
    const merchant = await lockMerchant(tx, userId)
    const own = and(eq(coinOffers.id, offerId), eq(coinOffers.merchantId, userId))
    const [known] = await tx.select().from(coinOffers).where(own).for('update')
    const game = known && games.get(known.gameId)
    if (!game) throw refuse('NOT_FOUND', '报价不存在')
    const { kind, gameId, reserved, budgetFen } = known
    if (!isPaused) assertOffer(kind, form, rulesOf({ mode: MODE_OF[kind], gameId }))
    const budget = kind === 'recycle' ? (form.budget ?? budgetFen) : ZERO
    const offer = singleRow(
      await tx
        .update(coinOffers)
        .set({
          ratio,
          way,
          isPaused,
          least: BigInt(form.least),
          most: BigInt(form.most),
          stock: kind === 'sell' ? BigInt(form.stock ?? 0) + reserved : 0n,
          budgetFen: budget,
          roleName: form.roleName ?? known.roleName,
          moves: known.moves + 1,
          updatedAt: at,
        })
        .where(own)
        .returning(),
    )
    await moveBudget(tx, effects, offer, { from: budgetFen, to: budget, at })
    effects.age('coins')
    const presence = await loadPresence(tx, userId)
    return presentOwnOffer(offer, { merchant, presence, game, at })
  })
}
