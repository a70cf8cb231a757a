import { lt } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { notifications } from '../../../db/schema/core/notifications'

const DAYS = 180

/** Deletes notifications older than six months; the events they describe remain in their own modules. */
export async function pruneNotifications(db: Db, now: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, new Date(now.getTime() - DAYS * DAY_MS)))
}
