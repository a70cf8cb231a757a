import { and, count, eq, gte, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { orderOrigins, visits } from '../../../db/schema/listings/traffic'

interface Wanted {
  /** Null for all sites. */
  distId: number | null
  /** Beijing date. */
  from: string
}
/** host: our host that was visited; source: `code:` plus a transit code, else the referring host, '' if none. */
export type OriginKey = 'host' | 'source'

export interface Visitors {
  key: string
  visitors: number
  /** Number of these visitors who viewed an item page. */
  details: number
}

const WAYS = 20
const keyOf = (table: typeof visits | typeof orderOrigins, by: OriginKey): SQL<string> =>
  by === 'host'
    ? sql<string>`${table.host}`
    : sql<string>`case when ${table.transitCode} <> '' then 'code:' || ${table.transitCode} else ${table.source} end`

/** Returns visitors by host or by source, most first. */
export async function visitorsBy(db: Db, by: OriginKey, { distId, from }: Wanted): Promise<Visitors[]> {
  const key = keyOf(visits, by)
  return db
    .select({ key, visitors: count(), details: sum(visits.details).mapWith(Number) })
    .from(visits)
    .where(and(distId === null ? undefined : eq(visits.distId, distId), gte(visits.day, from)))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`)
    .limit(WAYS)
}

/** Returns orders with their traffic source, as a subquery `(order_sn, day, key)` for statements of other modules. */
export const originsOf = (by: OriginKey, { distId, from }: Wanted): SQL => {
  const own = distId === null ? sql`true` : sql`${orderOrigins.distId} = ${distId}`
  return sql`(select ${orderOrigins.orderSn} as order_sn, ${orderOrigins.day} as day, ${keyOf(orderOrigins, by)} as key from ${orderOrigins}
    where ${own} and ${orderOrigins.day} >= ${from})`
}
