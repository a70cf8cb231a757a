import type { NotificationChannel, NotificationKind } from '@/lib/shared/notifications'
import { notificationSettings } from '../../db/schema/notifications'
import type { UserCtx } from '../../runtime/context'
import { loadSettings } from './queries'

/** Whether a kind reaches the caller by a channel; the bell always has it. */
export async function saveSetting(
  ctx: UserCtx,
  { kind, channel, isOn }: { kind: NotificationKind; channel: NotificationChannel; isOn: boolean },
) {
  const { kind: k, channel: c, userId } = notificationSettings
  await ctx.db
    .insert(notificationSettings)
    .values({ userId: ctx.user.userId, kind, channel, isOn })
    .onConflictDoUpdate({ target: [userId, k, c], set: { isOn } })
  return loadSettings(ctx)
}
