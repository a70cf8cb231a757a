import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type Paging, pageOf } from '../../db/page'
import { distHosts, dists } from '../../db/schema/tenancy'

/** Every distributor with its primary host and how many lead to it, by number. */
export function listDists(db: Db, paging: Paging) {
  const rows = db
    .select({
      distId: dists.distId,
      code: dists.code,
      name: sql<string>`${dists.conf}->'distBaseConf'->>'websiteName'`,
      active: dists.active,
      createdAt: dists.createdAt,
      host: sql<string | null>`min(${distHosts.host}) filter (where ${distHosts.isPrimary})`,
      hosts: sql<number>`count(${distHosts.host})::int`,
    })
    .from(dists)
    .leftJoin(distHosts, eq(distHosts.distId, dists.distId))
    .groupBy(dists.distId)
    .orderBy(asc(dists.distId))
  return pageOf(rows, () => db.$count(dists), paging)
}
