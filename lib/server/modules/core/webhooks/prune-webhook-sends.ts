import { lt } from 'drizzle-orm'
import { WEBHOOK_LOG_DAYS } from '@/lib/shared/people/webhooks'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { webhookSends } from '../../../db/schema/core/webhooks'

/** Deletes events older than 30 days, also those that wait for an endpoint which is off. */
export async function pruneWebhookSends(db: Db, now: Date): Promise<void> {
  await db.delete(webhookSends).where(lt(webhookSends.createdAt, new Date(now.getTime() - WEBHOOK_LOG_DAYS * DAY_MS)))
}
