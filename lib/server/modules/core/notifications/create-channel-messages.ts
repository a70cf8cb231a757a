import { asc, inArray, lte } from 'drizzle-orm'
import { NOTIFICATION_CHANNELS } from '@/lib/shared/people/notifications'
import { notificationSends, notifications } from '../../../db/schema/core/notifications'
import type { Ctx } from '../../../runtime/context'
import { chosenBy } from './queries'
import { carries, sendDue } from './rules-channels'
import type { Batch } from './types'

/**
 * Queues urgent notifications for the channels that the recipient has bound and enabled. Returns how many were
 * processed.
 */
export async function createChannelMessages(ctx: Ctx, { limit, reachOf }: Batch): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(notifications)
      .where(lte(notifications.passOnAt, ctx.now()))
      .orderBy(asc(notifications.passOnAt))
      .limit(limit)
      .for('update', { skipLocked: true })
    if (rows.length === 0) return 0
    const userIds = [...new Set(rows.map(({ userId }) => userId))]
    const [chosen, reach] = [await chosenBy(tx, userIds), await reachOf(userIds)]
    const sends = rows
      .filter(({ readAt }) => !readAt)
      .flatMap(({ id, kind, userId, passOnAt }) =>
        NOTIFICATION_CHANNELS.filter(
          (channel) => reach.get(userId)?.[channel] && carries(kind, channel, chosen(userId)),
        ).map((channel) => ({
          notificationId: id,
          channel,
          dueAt: sendDue(kind, channel, passOnAt ?? ctx.now()),
        })),
      )
    if (sends.length > 0) await tx.insert(notificationSends).values(sends).onConflictDoNothing()
    const ids = rows.map(({ id }) => id)
    await tx.update(notifications).set({ passOnAt: null }).where(inArray(notifications.id, ids))
    return rows.length
  })
}
