import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { notifications } from '../../../db/schema/core/notifications'
import { inTx, type UserCtx } from '../../../runtime/context'
import { isOfHere } from '../../core/tenancy/queries-here'
import { countUnread } from './queries'

/**
 * Marks the caller's notifications as read: the given ones, or all up to the last one the caller has seen. Other users'
 * are unchanged.
 */
export async function markNotificationsRead(
  ctx: UserCtx,
  { ids, upTo }: { ids?: readonly number[]; upTo?: number },
): Promise<{ unread: number }> {
  const { userId } = ctx.user
  const { distId } = ctx.dist
  await inTx(ctx, async (tx, effects) => {
    const read = await tx
      .update(notifications)
      .set({ readAt: ctx.now() })
      .where(
        and(
          eq(notifications.userId, userId),
          isOfHere(ctx, notifications.distId),
          isNull(notifications.readAt),
          upTo === undefined ? inArray(notifications.id, [...(ids ?? [])]) : lte(notifications.id, upTo),
        ),
      )
      .returning({ id: notifications.id })
    if (read.length > 0) effects.live({ type: 'notification', distId, userIds: [userId] })
  })
  return countUnread(ctx)
}
