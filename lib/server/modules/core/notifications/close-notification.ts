import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { notifications } from '../../../db/schema/core/notifications'
import type { Effects } from '../../../runtime/context'

interface Closing {
  userId: UserId
  distId: number
  /** Key of the notification. */
  key: string
  /** The new title of the notification. */
  title: string
  text: string
  href: string
  at: Date
}

/**
 * Closes a notification whose request was answered: updates its title, marks it read, and cancels messages that are not
 * sent yet.
 */
export async function closeNotification(
  tx: Tx,
  effects: Effects,
  { userId, distId, key, at, ...words }: Closing,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ ...words, readAt: at, passOnAt: null })
    .where(and(eq(notifications.userId, userId), eq(notifications.key, key)))
  effects.live({ type: 'notification', distId, userIds: [userId] })
}
