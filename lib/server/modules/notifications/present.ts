import { KIND_WORDS, NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from '@/lib/shared/notifications'
import { formatDateTime, relativeTime } from '@/lib/shared/time'
import type { notifications } from '../../db/schema/notifications'
import { carries } from './rules-channels'

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

export const presentSettings = (chosen: ReadonlyMap<string, boolean>) => ({
  kinds: NOTIFICATION_KINDS.map((kind) => ({
    kind,
    name: KIND_WORDS[kind].name,
    about: KIND_WORDS[kind].about,
    channels: NOTIFICATION_CHANNELS.filter((channel) => carries(kind, channel, chosen)),
  })),
})
