import type { OrderSn } from '@/lib/shared/ids'
import { isOver } from '@/lib/shared/trade/order-status'
import type { UserCtx } from '../../../../runtime/context'
import { serviceOfGroup } from '../../../market/chat/queries'
import { findOrder, partyOf } from '../internal/find-order'
import type { Party } from '../types'

/** An order as whoever rates its service needs to know it. */
export interface Served {
  orderId: number
  orderSn: OrderSn
  distId: number
  title: string
  party: Party
  /** Who led it, else who was in its chat; null: nobody. */
  staffId: number | null
  /** Null: it is not over, or nobody paid it. */
  endedAt: Date | null
}

/** An own order with who served it. Refuses NOT_FOUND, ELSEWHERE. */
export async function findServed(ctx: UserCtx, orderSn: OrderSn): Promise<Served> {
  const { userId } = ctx.user
  const order = await findOrder(ctx, userId, orderSn)
  const { id: orderId, distId, status, paidAt, completedAt, closedAt, serviceId, chatGroupId } = order
  const inChat = serviceId === null && chatGroupId !== null ? await serviceOfGroup(ctx.db, chatGroupId) : null
  return {
    ...{ orderId, orderSn, distId, title: order.snapshot.bigTitle, party: partyOf(order, userId) },
    staffId: serviceId ?? inChat,
    endedAt: paidAt && isOver(status) ? (completedAt ?? closedAt) : null,
  }
}
