import { lt } from 'drizzle-orm'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { goodsViewDays } from '../../../db/schema/listings/catalog'

/** Days of views that are kept; pages show fewer. */
const KEEP_DAYS = 30

/** Deletes the views per day that no page shows any more. */
export async function pruneViewDays(db: Db, now: Date): Promise<void> {
  const before = formatDate(new Date(now.getTime() - KEEP_DAYS * DAY_MS))
  await db.delete(goodsViewDays).where(lt(goodsViewDays.day, before))
}
