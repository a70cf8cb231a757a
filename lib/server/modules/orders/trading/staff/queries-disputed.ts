import { inArray } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx, UserCtx } from '../../../../runtime/context'
import { discountOf, goodsOf } from '../flow/ruled-effects'
import { findOrder, partyOf } from '../internal/find-order'
import { MODES } from '../modes/table'
import { mayDispute } from '../rules'
import { boundsOf } from './lock-disputed-order'

/**
 * Returns one of the caller's orders, and whether it can be disputed at its current place. Refuses NOT_FOUND,
 * ELSEWHERE.
 */
export async function findDisputable(ctx: UserCtx, orderSn: OrderSn) {
  const { userId } = ctx.user
  const order = await findOrder(ctx, userId, orderSn)
  const { id: orderId, gameId, mode } = order
  const party = partyOf(order, userId)
  return {
    orderId,
    gameId,
    mode,
    isOpen: mayDispute(MODES[mode], order, party),
    party,
    fee: order.feeFen,
    ...boundsOf(order),
  }
}

/**
 * Returns the leads of these orders, their goods price and coupon discount before any refund, and their fee as it is.
 */
export async function findDisputed(
  { db }: Pick<Ctx, 'db'>,
  orderIds: readonly number[],
): Promise<Map<number, { leadId: UserId | null; goodsTypeId: number; goods: Fen; discount: Fen; fee: Fen }>> {
  const { id, serviceId, goodsTypeId, goodsFen, discountFen, feeFen, terms } = orders
  const rows = await db
    .select({ id, serviceId, goodsTypeId, goodsFen, discountFen, feeFen, terms })
    .from(orders)
    .where(inArray(id, [...orderIds]))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        leadId: row.serviceId,
        goodsTypeId: row.goodsTypeId,
        goods: goodsOf(row),
        discount: discountOf(row),
        fee: row.feeFen,
      },
    ]),
  )
}
