import { lt } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { LOOKUP_DAYS } from '@/lib/shared/trade/trust'
import type { Db } from '../../../db/client'
import { blackLookups } from '../../../db/schema/office/trust'

/** Deletes blacklist lookups after the period stated on their page. */
export async function pruneLookups(db: Db, now: Date): Promise<void> {
  await db.delete(blackLookups).where(lt(blackLookups.createdAt, new Date(now.getTime() - LOOKUP_DAYS * DAY_MS)))
}
