import { lt } from 'drizzle-orm'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { orderOrigins, visits } from '../../../db/schema/traffic'

/** Figures reach back 30 days, and stand beside the 30 before. */
const KEEP_DAYS = 60

/** A browser names itself, so one visitor can make many rows a day: those that no figure counts any more go. */
export async function pruneVisits(db: Db, now: Date): Promise<void> {
  const before = formatDate(new Date(now.getTime() - KEEP_DAYS * DAY_MS))
  await db.delete(visits).where(lt(visits.day, before))
  await db.delete(orderOrigins).where(lt(orderOrigins.day, before))
}
