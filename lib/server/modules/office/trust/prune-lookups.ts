import { lt } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { LOOKUP_DAYS } from '@/lib/shared/trade/trust'
import type { Db } from '../../../db/client'
import { blackLookups } from '../../../db/schema/trust'

/** What somebody asked the blacklist is kept as long as its page says. */
export async function pruneLookups(db: Db, now: Date): Promise<void> {
  await db.delete(blackLookups).where(lt(blackLookups.createdAt, new Date(now.getTime() - LOOKUP_DAYS * DAY_MS)))
}
