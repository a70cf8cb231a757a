import { and, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client'
import { deskWatches } from '../../../db/schema/office/desk-clocks'
import { type Key, without } from '../../../runtime/sweep-rows'
import { ledIds } from '../../orders/trading/staff/queries-clocks'

/** Adds led orders that have no watch yet, to be read now. */
export async function addWatches(db: Db, at: Date): Promise<void> {
  await db.execute(sql`insert into ${deskWatches} (order_id, look_at)
    select led.id, ${at.toISOString()}::timestamptz from ${ledIds} led
    where not exists (select from ${deskWatches} where ${deskWatches.orderId} = led.id)
    on conflict do nothing`)
}

/** Returns the watches to be read now, the one that waited longest first. */
export const findDueWatches = (
  db: Db,
  { at, limit, failed }: { at: Date; limit: number; failed: readonly Key[] },
): Promise<{ orderId: number; parkedAt: Date | null }[]> =>
  db
    .select({ orderId: deskWatches.orderId, parkedAt: deskWatches.parkedAt })
    .from(deskWatches)
    .where(and(lte(deskWatches.lookAt, at), without(deskWatches.orderId, failed)))
    .orderBy(deskWatches.lookAt)
    .limit(limit)

/** Returns those of some orders whose parties wait for the next shift. */
export async function findParked(db: Db | Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: deskWatches.orderId })
    .from(deskWatches)
    .where(and(inArray(deskWatches.orderId, [...ids]), isNotNull(deskWatches.parkedAt)))
  return new Set(rows.map(({ id }) => id))
}
