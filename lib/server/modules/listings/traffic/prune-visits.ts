import { lt } from 'drizzle-orm'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { orderOrigins, pageVisits, visits } from '../../../db/schema/listings/traffic'

/** Statistics cover 30 days, compared with the 30 days before. */
const KEEP_DAYS = 60

/**
 * Deletes visits that no statistic counts any more: browsers choose their own id, so one visitor can create many rows a
 * day.
 */
export async function pruneVisits(db: Db, now: Date): Promise<void> {
  const before = formatDate(new Date(now.getTime() - KEEP_DAYS * DAY_MS))
  await db.delete(visits).where(lt(visits.day, before))
  await db.delete(pageVisits).where(lt(pageVisits.day, before))
  await db.delete(orderOrigins).where(lt(orderOrigins.day, before))
}
