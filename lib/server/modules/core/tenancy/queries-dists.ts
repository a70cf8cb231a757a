import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { type Paging, pageOf } from '../../../db/page'
import { distHosts, dists } from '../../../db/schema/core/tenancy'

const siteName = sql<string>`${dists.conf}->'distBaseConf'->>'websiteName'`

/** Returns the name of a site, as it is now. */
export async function findSiteName(db: Db, distId: number): Promise<string> {
  const [row] = await db.select({ name: siteName }).from(dists).where(eq(dists.distId, distId))
  return row?.name ?? ''
}

/** Returns the name of the site, switched on, that a host is bound to; '' if there is none. */
export async function findOpenSiteOf(db: Db, host: string): Promise<string> {
  const [row] = await db
    .select({ name: siteName })
    .from(distHosts)
    .innerJoin(dists, eq(dists.distId, distHosts.distId))
    .where(and(eq(distHosts.host, host), eq(dists.active, true)))
  return row?.name ?? ''
}

/** Returns the names of all sites, including those that are switched off. */
export const listSites = (db: Db) =>
  db.select({ distId: dists.distId, name: siteName }).from(dists).orderBy(asc(dists.distId))

/** Lists all distributors by number, each with its primary host and number of hosts. */
export function listDists(db: Db, paging: Paging) {
  const rows = db
    .select({
      distId: dists.distId,
      code: dists.code,
      name: siteName,
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
