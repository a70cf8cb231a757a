import { eq } from 'drizzle-orm'
import type { OwnCoinOffer } from '@/lib/contract/entities/quick-coin'
import { ZERO } from '@/lib/shared/money/money'
import type { CoinKind } from '@/lib/shared/trade/coin-terms'
import { coinOffers } from '../../../db/schema/market/coin'
import { singleRow } from '../../../db/single-row'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { findGame, resolvePlace } from '../../listings/catalog/games/queries-games'
import { loadPresence } from '../../listings/hours/queries'
import { moveBudget } from './internal/move-budget'
import { assertOffer, type OfferForm } from './internal/offer-form'
import { lockMerchant } from './internal/own-merchant'
import { presentOwnOffer } from './present'
import { MODE_OF } from './rules'

/** Maximum offers per merchant, including inactive ones. */
const MOST_OFFERS = 100

export interface NewOffer extends OfferForm {
  kind: CoinKind
  gid: number
  /** 0: any area. */
  areaId: number
  serverId: number
}

/**
 * Creates an offer of the caller's coin shop. Refuses COIN_SHOP_NEEDED, NOT_FOUND and MODE_OFF for the game,
 * INVALID_INPUT, BALANCE_SHORT for a budget.
 */
export async function createOffer(ctx: UserCtx, form: NewOffer): Promise<OwnCoinOffer> {
  const { kind, gid: gameId, ratio, way } = form
  const game = await findGame(ctx, gameId)
  const rules = await loadRules(ctx, { mode: MODE_OF[kind], gameId, distId: ctx.dist.distId })
  if (!rules.tradeOpen || !(game.goodsTypes['22'] ?? game.goodsTypes['2'])) throw refuse('MODE_OFF')
  assertOffer(kind, form, rules)
  const place = await resolvePlace(ctx, { gameId, areaId: form.areaId, serverId: form.serverId })
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const { userId: merchantId } = ctx.user
    const merchant = await lockMerchant(tx, merchantId)
    if (merchant.state !== 'active') throw refuse('COIN_SHOP_NEEDED', '店铺已被暂停，不能发布报价；请联系客服')
    if ((await tx.$count(coinOffers, eq(coinOffers.merchantId, merchantId))) >= MOST_OFFERS)
      throw refuse('INVALID_INPUT', `最多${MOST_OFFERS}条报价，请修改已有的报价`)
    const budgetFen = kind === 'recycle' ? (form.budget ?? ZERO) : ZERO
    const offer = singleRow(
      await tx
        .insert(coinOffers)
        .values({
          merchantId,
          kind,
          gameId,
          ...place,
          ratio,
          way,
          budgetFen,
          stock: kind === 'sell' ? BigInt(form.stock ?? 0) : 0n,
          least: BigInt(form.least),
          most: BigInt(form.most),
          roleName: form.roleName ?? '',
          createdAt: at,
          updatedAt: at,
        })
        .returning(),
    )
    await moveBudget(tx, effects, offer, { from: ZERO, to: budgetFen, at })
    effects.age('coins')
    const presence = await loadPresence(tx, merchantId)
    return presentOwnOffer(offer, { merchant, presence, game, at })
  })
}
