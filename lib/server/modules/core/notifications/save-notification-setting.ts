import { CHANNEL_WORDS, type NotificationChannel, type NotificationKind } from '@/lib/shared/people/notifications'
import { notificationSettings } from '../../../db/schema/core/notifications'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadSettings } from './queries'
import type { Reach } from './types'

/**
 * Saves whether a kind is sent to the caller by a bound channel; the notification list always shows it. Refuses
 * INVALID_INPUT.
 */
export async function saveNotificationSetting(
  ctx: UserCtx,
  { kind, channel, isOn, reach }: { kind: NotificationKind; channel: NotificationChannel; isOn: boolean; reach: Reach },
) {
  if (reach[channel] === undefined) throw refuse('INVALID_INPUT', `请先${CHANNEL_WORDS[channel].todo}`)
  const { kind: k, channel: c, userId } = notificationSettings
  await ctx.db
    .insert(notificationSettings)
    .values({ userId: ctx.user.userId, kind, channel, isOn })
    .onConflictDoUpdate({ target: [userId, k, c], set: { isOn } })
  return loadSettings(ctx, reach)
}
