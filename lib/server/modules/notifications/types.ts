import type { NotificationKind } from '@/lib/shared/notifications'

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
