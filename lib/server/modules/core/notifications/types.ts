import type { NotificationChannel, NotificationKind } from '@/lib/shared/people/notifications'

/** Somebody's address on each channel that they bound: a mobile, a mail address, a follower's id. */
export type Reach = Partial<Record<NotificationChannel, string>>

/** Of a sweep of the outbox. */
export interface Batch {
  limit: number
  /** Where people are reached; who has not bound a channel is not told by it. */
  reachOf: (userIds: readonly number[]) => Promise<ReadonlyMap<number, Reach>>
}

/** Something to tell somebody. */
export interface Notice {
  userId: number
  distId: number
  kind: NotificationKind
  /** Names the event, for this reader; the last word on it stands. */
  key: string
  title: string
  text?: string
  /** Path on the distributor's hosts. */
  href: string
  /** Its reader should know at once: also by the channels that carry its kind to this reader. */
  isUrgent?: boolean
}
