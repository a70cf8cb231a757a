import type { Fen } from '@/lib/shared/money/money'
import { coinPrice } from '@/lib/shared/trade/coin-terms'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { recordConsents } from '../../../core/legal/record-consents'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { findGame, findZone, resolveWholePlace } from '../../../listings/catalog/games/queries-games'
import { findBest } from '../../../market/coin/queries-best'
import { assertOpen, manyOf } from '../../../market/coin/queries-offers'
import { holdPerson } from '../../../people/identity/queries-person'
import { coinOrder } from '../internal/coin-order'
import { insertOrder, type Placed } from '../internal/insert-order'

interface CoinInput {
  /** The preferred offer; absent: the best one. */
  offerSn?: number
  gid: number
  areaId: number
  serverId: number
  /** One of the two is required. */
  amount?: number
  yuan?: Fen
  /** Hundredths of a unit per yuan, as shown to the buyer. */
  ratio: bigint
  roleName: string
  contact?: string
}

/**
 * Creates an unpaid order for currency from the best open offer, or from one chosen by the buyer; nothing is reserved
 * before payment. Refuses NOT_FOUND, MODE_OFF, INVALID_INPUT, NO_COIN_OFFER, COIN_OFFER_CLOSED, OWN_GOODS,
 * PRICE_CHANGED, UNPAID_LIMIT.
 */
export async function createCoinOrder(ctx: UserCtx, input: CoinInput): Promise<Placed> {
  const { offerSn: preferId, gid: gameId, ratio, roleName: name, contact } = input
  const { userId: buyerId } = ctx.user
  const game = await findGame(ctx, gameId)
  const rules = await loadRules(ctx, { mode: 'fastGold', gameId, distId: ctx.dist.distId })
  if (!rules.tradeOpen) throw refuse('MODE_OFF')
  const { areaId, serverId, areaName: area, serverName: server } = await resolveWholePlace(ctx, { ...input, gameId })
  const zone = await findZone(ctx, { gameId, areaId })
  const many = manyOf(input)
  if (preferId !== undefined) await assertOpen(ctx, preferId)
  return inTxOnce(ctx, async (tx) => {
    await holdPerson(tx, buyerId)
    const at = ctx.now()
    const wanted = { kind: 'sell', gameId, areaId, serverId, zone, many, userId: buyerId, preferId } as const
    const [best] = await findBest(tx, wanted, at)
    if (!best || (preferId !== undefined && best.offer.id !== preferId))
      throw refuse('NO_COIN_OFFER', preferId === undefined ? undefined : '该报价不能接这个区服或数量，请调整后再试')
    const { offer, amount } = best
    if (offer.ratio < ratio) throw refuse('PRICE_CHANGED', '比例已变动，请确认新的价格后再下单')
    const price = coinPrice(amount, offer.ratio)
    const row = coinOrder(
      {
        mode: 'fastGold',
        distId: ctx.dist.distId,
        buyerId,
        sellerId: null,
        game,
        price,
        state: {
          offerId: offer.id,
          ratio: offer.ratio.toString(),
          areaId,
          serverId,
          zone,
          way: offer.way,
          amount: amount.toString(),
          receiver: { area, server, name },
        },
        contact,
        at,
      },
      rules,
    )
    const placed = await insertOrder(tx, rules, row)
    await recordConsents(tx, { userId: buyerId, kinds: ['trade'], place: 'order', ref: placed.orderSn, at })
    return placed
  })
}
