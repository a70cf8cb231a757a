import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { notificationSettings, notifications } from '../../../db/schema/core/notifications'

/** Deletes a user's notifications and notification settings. */
export async function eraseUserNotifications(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId))
  await tx.delete(notificationSettings).where(eq(notificationSettings.userId, userId))
}
