import { asc, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client'
import { distHosts } from '../../../db/schema/core/tenancy'

/** Returns the distributor's hosts, primary first. */
export const listHosts = (db: Db | Tx, distId: number) =>
  db
    .select({ host: distHosts.host, isPrimary: distHosts.isPrimary })
    .from(distHosts)
    .where(eq(distHosts.distId, distId))
    .orderBy(desc(distHosts.isPrimary), asc(distHosts.host))

/** Returns the distributor of a host; undefined if there is none. */
export async function ownerOfHost(db: Db | Tx, host: string): Promise<number | undefined> {
  const [row] = await db.select({ distId: distHosts.distId }).from(distHosts).where(eq(distHosts.host, host))
  return row?.distId
}
