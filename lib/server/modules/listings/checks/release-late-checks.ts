import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { goodsChecks } from '../../../db/schema/listings/checks'
import { WAITING_AGAIN } from './rules'

/** Puts taken checks back into the queue that were not finished in time. Returns how many. */
export async function releaseLateChecks(db: Db, at: Date): Promise<number> {
  const released = await db
    .update(goodsChecks)
    .set(WAITING_AGAIN)
    .where(and(eq(goodsChecks.state, 'taken'), lte(goodsChecks.dueAt, at)))
    .returning({ id: goodsChecks.id })
  return released.length
}
