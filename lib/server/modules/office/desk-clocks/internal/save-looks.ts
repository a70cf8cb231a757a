import { inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/client'
import { deskWatches } from '../../../../db/schema/office/desk-clocks'

/** Sets when orders are read next. */
export async function saveLooks(db: Db | Tx, looks: ReadonlyMap<number, Date>): Promise<void> {
  if (looks.size === 0) return
  const ids = sql.param([...looks.keys()])
  const times = sql.param([...looks.values()].map((time) => time.toISOString()))
  await db.execute(sql`update ${deskWatches} set look_at = looks.at
    from unnest(${ids}::bigint[], ${times}::timestamptz[]) looks(id, at) where order_id = looks.id`)
}

/** Ends the watches of orders that have no lead any more, or are over. */
export async function deleteWatches(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(deskWatches).where(inArray(deskWatches.orderId, [...ids]))
}
