import { and, inArray, isNotNull } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { orders } from '../../db/schema/trading'
import type { Ctx, UserCtx } from '../../runtime/context'
import { boundsOf } from './hold-disputed'
import { findOrder, partyOf } from './internal/find-order'
import { MODES } from './modes/table'
import { mayDispute } from './rules'

/** An own order, and whether it may be disputed where it stands. Refuses NOT_FOUND, ELSEWHERE. */
export async function findDisputable(ctx: UserCtx, orderSn: OrderSn) {
  const { userId } = ctx.user
  const order = await findOrder(ctx, userId, orderSn)
  const { id: orderId, gameId, mode } = order
  const party = partyOf(order, userId)
  return { orderId, gameId, mode, isOpen: mayDispute(MODES[mode], order, party), party, ...boundsOf(order) }
}

/** Who of staff leads these orders. */
export async function findLeads({ db }: Pick<Ctx, 'db'>, orderIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: orders.id, serviceId: orders.serviceId })
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), isNotNull(orders.serviceId)))
  return new Map(rows.flatMap(({ id, serviceId }) => (serviceId === null ? [] : [[id, serviceId] as const])))
}
