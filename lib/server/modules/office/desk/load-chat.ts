import type { OrderSn } from '@/lib/shared/ids'
import type { StaffCtx } from '../../../runtime/context'
import { markRead } from '../../market/chat/mark-read'
import { membersOf } from '../../market/chat/queries-desk'
import { findDeskOrder } from '../../orders/trading/staff/queries-desk'

/**
 * Moves the read mark of a group member, which both sides can see; readers who are no members leave no mark. Refuses
 * NOT_FOUND.
 */
export async function loadChat(ctx: StaffCtx, { orderSn, seq }: { orderSn: OrderSn; seq: number }): Promise<void> {
  const { chatGroupId: groupId } = await findDeskOrder(ctx, orderSn)
  if (groupId === null) return
  const isMember = (await membersOf(ctx, groupId)).some(({ userId }) => userId === ctx.user.userId)
  if (isMember) await markRead(ctx, { groupId, seq })
}
