import type { OrderSn, UserId } from '@/lib/shared/ids'
import { isOver } from '@/lib/shared/trade/order-status'
import type { UserCtx } from '../../../../runtime/context'
import { serviceOfGroup } from '../../../market/chat/queries'
import { findOrder, partyOf } from '../internal/find-order'
import type { Party } from '../types'

/** Order data needed to rate its service. */
export interface Served {
  orderId: number
  orderSn: OrderSn
  distId: number
  title: string
  party: Party
  /** The lead, or else the staff member in its chat; null if there is none. */
  staffId: UserId | null
  /** Null if it is not closed, or was never paid. */
  endedAt: Date | null
}

/** Returns one of the caller's orders with the staff member who served it. Refuses NOT_FOUND, ELSEWHERE. */
export async function findServed(ctx: UserCtx, orderSn: OrderSn): Promise<Served> {
  const { userId } = ctx.user
  const order = await findOrder(ctx, userId, orderSn)
  const { id: orderId, distId, status, paidAt, completedAt, closedAt, serviceId, chatGroupId } = order
  const inChat = serviceId === null && chatGroupId !== null ? await serviceOfGroup(ctx.db, chatGroupId) : null
  return {
    orderId,
    orderSn,
    distId,
    title: order.snapshot.bigTitle,
    party: partyOf(order, userId),
    staffId: serviceId ?? inChat,
    endedAt: paidAt && isOver(status) ? (completedAt ?? closedAt) : null,
  }
}
