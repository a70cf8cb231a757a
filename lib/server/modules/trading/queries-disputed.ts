import type { OrderSn } from '@/lib/shared/ids'
import type { UserCtx } from '../../runtime/context'
import { boundsOf } from './hold-disputed'
import { findOrder, partyOf } from './internal/find-order'
import { MODES } from './modes/table'
import { hasStep } from './rules'

/** An own order, and whether it may be disputed where it stands. Refuses NOT_FOUND, ELSEWHERE. */
export async function findDisputable(ctx: UserCtx, orderSn: OrderSn) {
  const { userId } = ctx.user
  const order = await findOrder(ctx, userId, orderSn)
  const { id: orderId, gameId, mode, frozenAt, sellerId } = order
  const isOpen = frozenAt === null && sellerId !== null && hasStep(MODES[mode], order, 'ruleSeller')
  return { orderId, gameId, mode, isOpen, party: partyOf(order, userId), ...boundsOf(order) }
}
