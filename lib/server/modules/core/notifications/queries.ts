import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { NOTIFICATION_CHANNELS, type NotificationKind } from '@/lib/shared/people/notifications'
import type { Tx } from '../../../db/client'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { notificationSettings, notifications } from '../../../db/schema/core/notifications'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { isOfHere } from '../../core/tenancy/queries-here'
import { presentNotification, presentSettings } from './present'
import { choiceKey } from './rules-channels'
import type { Reach } from './types'

const CAP = 1000

const mine = (ctx: UserCtx) => and(eq(notifications.userId, ctx.user.userId), isOfHere(ctx, notifications.distId))

/** Returns the caller's notifications on this host, newest first. */
export async function listNotifications(
  ctx: UserCtx,
  { kind, unread, ...paging }: Paging & { kind?: NotificationKind; unread: boolean },
) {
  const where = and(
    mine(ctx),
    kind ? eq(notifications.kind, kind) : undefined,
    unread ? isNull(notifications.readAt) : undefined,
  )
  const [found, count] = await Promise.all([
    pageOf(
      ctx.db.select().from(notifications).where(where).orderBy(desc(notifications.createdAt), desc(notifications.id)),
      () => ctx.db.$count(notifications, where),
      paging,
      CAP,
    ),
    countUnread(ctx),
  ])
  return { ...presentPage(found, (row) => presentNotification(row, ctx.now())), unread: count.unread }
}

export const countUnread = async (ctx: UserCtx): Promise<{ unread: number }> => ({
  unread: await ctx.db.$count(notifications, and(mine(ctx), isNull(notifications.readAt))),
})

/** `reach`: the channels the caller has bound. */
export const loadSettings = async (ctx: UserCtx, reach: Reach) =>
  presentSettings(
    (await chosenBy(ctx.db, [ctx.user.userId]))(ctx.user.userId),
    reach,
    NOTIFICATION_CHANNELS.filter((channel) => channel !== 'wechat' || ctx.wechatPush !== null),
  )

/** Returns the notification settings of these users. */
export async function chosenBy(db: Ctx['db'] | Tx, userIds: readonly UserId[]) {
  const rows = await db
    .select()
    .from(notificationSettings)
    .where(inArray(notificationSettings.userId, [...userIds]))
  return (of: UserId): ReadonlyMap<string, boolean> =>
    new Map(
      rows.filter(({ userId }) => userId === of).map(({ kind, channel, isOn }) => [choiceKey(kind, channel), isOn]),
    )
}
