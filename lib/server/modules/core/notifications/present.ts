import {
  CHANNEL_WORDS,
  KIND_WORDS,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
} from '@/lib/shared/people/notifications'
import { formatDateTime, relativeTime } from '@/lib/shared/time'
import type { notifications } from '../../../db/schema/core/notifications'
import { carries, MOST_A_DAY } from './rules-channels'
import type { Reach } from './types'

export const presentNotification = (row: typeof notifications.$inferSelect, now: Date) => ({
  notificationId: row.id,
  kind: row.kind,
  kindName: KIND_WORDS[row.kind].name,
  title: row.title,
  text: row.text,
  href: row.href,
  createTime: formatDateTime(row.createdAt),
  ago: relativeTime(row.createdAt, now),
  isRead: row.readAt !== null,
})

/** `offered`: channels of this installation. A kind's channels are the enabled ones the user has bound. */
export const presentSettings = (
  chosen: ReadonlyMap<string, boolean>,
  reach: Reach,
  offered: readonly NotificationChannel[],
) => ({
  channels: offered.map((channel) => ({
    channel,
    ...CHANNEL_WORDS[channel],
    isBound: reach[channel] !== undefined,
    mostADay: MOST_A_DAY[channel],
  })),
  kinds: NOTIFICATION_KINDS.map((kind) => ({
    kind,
    name: KIND_WORDS[kind].name,
    about: KIND_WORDS[kind].about,
    channels: NOTIFICATION_CHANNELS.filter((channel) => reach[channel] !== undefined && carries(kind, channel, chosen)),
  })),
})
