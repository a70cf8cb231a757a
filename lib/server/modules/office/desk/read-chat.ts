import type { OrderSn } from '@/lib/shared/ids'
import type { StaffCtx } from '../../../runtime/context'
import { markRead } from '../../market/chat/mark-read'
import { membersOf } from '../../market/chat/queries-desk'
import { findDeskOrder } from '../../orders/trading/staff/queries-desk'

/** Members of the group move their mark, so that both sides see that it was read; others leave none. Refuses NOT_FOUND. */
export async function readChat(ctx: StaffCtx, { orderSn, seq }: { orderSn: OrderSn; seq: number }): Promise<void> {
  const { chatGroupId: groupId } = await findDeskOrder(ctx, orderSn)
  if (groupId === null) return
  const isMember = (await membersOf(ctx, groupId)).some(({ userId }) => userId === ctx.user.userId)
  if (isMember) await markRead(ctx, { groupId, seq })
}
