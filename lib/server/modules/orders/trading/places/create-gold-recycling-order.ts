import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time'
import { MOST_RECYCLING, MOST_UNCONFIRMED } from '@/lib/shared/trade/coin-terms'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import type { Rules } from '../../../core/tenancy/types'
import { findGame } from '../../../listings/catalog/games/queries-games'
import { claimBudget } from '../../../market/coin/claim-budget'
import { findOfferGame } from '../../../market/coin/queries-offers'
import { accountsOfPerson, holdPerson } from '../../../people/identity/queries-person'
import { assignService } from '../../../people/staff/assign-service'
import { takeStep } from '../flow/take-step'
import { coinOrder } from '../internal/coin-order'
import { lockOrder } from '../internal/find-order'
import { insertOrder } from '../internal/insert-order'

interface RecyclingInput {
  offerSn: number
  amount: number
  /** Hundredths of a unit per yuan, as shown to the player. */
  ratio: bigint
}

/**
 * Accepts a buying offer as a player: the order is paid from the offer's budget at once, and the player has to deliver.
 * Refuses NOT_FOUND, MODE_OFF, OWN_GOODS, COIN_OFFER_CLOSED, PRICE_CHANGED, OUT_OF_STOCK, INVALID_INPUT, TOO_MANY.
 */
export async function createGoldRecyclingOrder(
  ctx: UserCtx,
  { offerSn: offerId, amount, ratio }: RecyclingInput,
): Promise<{ orderSn: OrderSn }> {
  const { userId: playerId } = ctx.user
  const game = await findGame(ctx, await findOfferGame(ctx, offerId))
  const rules = await loadRules(ctx, { mode: 'goldRecycling', gameId: game.id, distId: ctx.dist.distId })
  if (!rules.tradeOpen) throw refuse('MODE_OFF')
  const serviceId = await assignService(ctx.db, ctx.dist.distId)
  return inTxOnce(ctx, async (tx, effects) => {
    await holdPerson(tx, playerId)
    const at = ctx.now()
    await assertFew(tx, { sellerId: playerId, offerId, rules, at })
    const { offer, windows, price } = await claimBudget(tx, {
      offerId,
      amount: BigInt(amount),
      ratio,
      userId: playerId,
      at,
    })
    const { areaId, serverId, areaName: area, serverName: server, roleName: name, way, merchantId } = offer
    const row = coinOrder(
      {
        mode: 'goldRecycling',
        distId: ctx.dist.distId,
        buyerId: merchantId,
        sellerId: playerId,
        game,
        price,
        state: {
          offerId,
          ratio: offer.ratio.toString(),
          areaId,
          serverId,
          way,
          amount: String(amount),
          receiver: { area, server, name },
        },
        ...(windows.length > 0 && { hours: { windows, capHours: rules.hoursCapHours } }),
        at,
      },
      rules,
    )
    const order = await lockOrder(tx, (await insertOrder(tx, rules, row)).orderSn)
    if (!order) throw new Error('the new order is not found')
    const { vault } = ctx
    const deal = { tx, effects, vault, order, rules, at, userId: null, input: { serviceId } }
    await takeStep({ ...deal, actor: 'system' }, 'pay')
    return { orderSn: order.sn }
  })
}

/**
 * Limits a person's orders that are open, unconfirmed, or ended without a delivery or with payment for less than half of
 * it: each blocks a merchant's prepaid budget and costs the player nothing. The caller has locked the person. Refuses TOO_MANY.
 */
async function assertFew(
  tx: Tx,
  { sellerId, offerId, rules, at }: { sellerId: UserId; offerId: number; rules: Rules; at: Date },
): Promise<void> {
  const { unpaidEndsADay, letGoMinutes } = rules
  const own = and(inArray(orders.sellerId, accountsOfPerson(sellerId)), eq(orders.mode, 'goldRecycling'))
  if ((await tx.$count(orders, and(own, eq(orders.status, ORDER_STATUS.paid)))) >= MOST_RECYCLING)
    throw refuse('TOO_MANY', `你有${MOST_RECYCLING}笔回收订单等待发货，请先发货`)
  if ((await tx.$count(orders, and(own, eq(orders.status, ORDER_STATUS.shipped)))) >= MOST_UNCONFIRMED)
    throw refuse('TOO_MANY', `你有${MOST_UNCONFIRMED}笔回收订单等待币商核对，请稍后再下单`)
  const endedIn = (ms: number) => {
    const from = new Date(at.getTime() - ms)
    const isUndelivered = and(eq(orders.status, ORDER_STATUS.sellerCancelled), gt(orders.closedAt, from))
    const isShort = and(gt(orders.shippedAt, from), sql`${orders.goodsFen} * 2 < ${orders.unitPriceFen}`)
    return and(own, or(isUndelivered, isShort))
  }
  if ((await tx.$count(orders, endedIn(DAY_MS))) >= unpaidEndsADay)
    throw refuse('TOO_MANY', '你24小时内没有足量发货的回收订单过多，请稍后再试')
  const ofOffer = sql`${orders.terms} #>> '{coin,offerId}' = ${String(offerId)}`
  if ((await tx.$count(orders, and(endedIn(letGoMinutes * MINUTE_MS), ofOffer))) > 0)
    throw refuse('TOO_MANY', `你刚有一笔卖给这个报价的订单没有足量发货，${letGoMinutes}分钟内不能再次下单`)
}
