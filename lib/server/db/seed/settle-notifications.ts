import { sql } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../client'
import { notifications } from '../schema/notifications'

/** What the demo's people were told while its past was played: read, but for the last day's; nobody's phone rings for it. */
export async function settleNotifications(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  const { createdAt } = notifications
  await db.update(notifications).set({
    passOnAt: null,
    readAt: sql`case when ${createdAt} < ${dayAgo}::timestamptz then ${createdAt} + interval '10 minutes' end`,
  })
}
