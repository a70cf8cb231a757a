import { lt } from 'drizzle-orm'
import { CALL_LOG_DAYS } from '@/lib/shared/people/api-keys'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { apiCalls } from '../../../db/schema/people/api-keys'

/** Deletes logged calls older than 30 days. */
export async function pruneApiCalls(db: Db, now: Date): Promise<void> {
  await db.delete(apiCalls).where(lt(apiCalls.createdAt, new Date(now.getTime() - CALL_LOG_DAYS * DAY_MS)))
}
