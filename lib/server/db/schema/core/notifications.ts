import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { NotificationChannel, NotificationKind } from '@/lib/shared/people/notifications'
import { at, createdAt, id, userId } from '../../columns'

/**
 * Notifications, written in the transaction of the event they report. `key` identifies the event: each is sent once.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    /** Distributor on whose hosts it is read; its link leads there. */
    distId: integer('dist_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull().default(''),
    /** Path on the distributor's hosts. */
    href: text('href').notNull(),
    createdAt: createdAt(),
    readAt: at('read_at'),
    /** When to forward it to other channels; null: it stays in the notification list only, or was already forwarded. */
    passOnAt: at('pass_on_at'),
  },
  (t) => [
    unique('notifications_once').on(t.userId, t.key),
    index('notifications_reader').on(t.userId, t.distId, t.id),
    index('notifications_unread').on(t.userId, t.distId).where(sql`read_at is null`),
    index('notifications_pass_on').on(t.passOnAt).where(sql`pass_on_at is not null`),
    index('notifications_age').on(t.createdAt),
  ],
)

/** The outbox of channels besides the notification list, one row per notification and channel. */
export const notificationSends = pgTable(
  'notification_sends',
  {
    notificationId: id('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    /** failed: given up; dropped: outdated, read meanwhile, or above the daily limit. */
    state: text('state', { enum: ['waiting', 'sent', 'failed', 'dropped'] })
      .notNull()
      .default('waiting'),
    dueAt: at('due_at').notNull(),
    tries: smallint('tries').notNull().default(0),
    doneAt: at('done_at'),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.channel] }),
    index('notification_sends_due').on(t.dueAt).where(sql`state = 'waiting'`),
  ],
)

/** A user's own choices; without a row the kind's default channels apply. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: userId('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })],
)
