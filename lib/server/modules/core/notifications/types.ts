import type { UserId } from '@/lib/shared/ids'
import type { NotificationChannel, NotificationKind } from '@/lib/shared/people/notifications'

/** A user's address on each bound channel: mobile, mail address or WeChat follower id. */
export type Reach = Partial<Record<NotificationChannel, string>>

/** Options of an outbox sweep. */
export interface Batch {
  limit: number
  /** Returns the addresses of users; channels that a user has not bound are not used. */
  reachOf: (userIds: readonly UserId[]) => Promise<ReadonlyMap<number, Reach>>
}

/** A notification for one user. */
export interface Notice {
  userId: UserId
  distId: number
  kind: NotificationKind
  /** Identifies the event for this recipient; a later notification with the same key replaces the earlier one. */
  key: string
  title: string
  text?: string
  /** Path on the distributor's hosts. */
  href: string
  /** Also sent by the external channels the recipient has enabled for its kind. */
  isUrgent?: boolean
}
