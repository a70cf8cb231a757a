import { lt } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { notifications } from '../../../db/schema/notifications'

const DAYS = 180

/** What is half a year old is gone; what it told of is in its own room. */
export async function pruneNotifications(db: Db, now: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, new Date(now.getTime() - DAYS * DAY_MS)))
}
