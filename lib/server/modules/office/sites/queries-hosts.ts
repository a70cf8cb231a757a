import { asc, eq } from 'drizzle-orm'
import { hostChecks, hostClaims } from '../../../db/schema/office/sites'
import type { StaffCtx } from '../../../runtime/context'
import { listHosts } from '../../core/tenancy/queries-hosts'
import { presentClaim, presentOwnHost } from './present'

/** Returns active hosts, primary first, then those waiting for verification. */
export async function listSiteHosts({ db, dist, now }: StaffCtx) {
  const [hosts, claims, checks] = await Promise.all([
    listHosts(db, dist.distId),
    db.select().from(hostClaims).where(eq(hostClaims.distId, dist.distId)).orderBy(asc(hostClaims.host)),
    db.select().from(hostChecks).where(eq(hostChecks.distId, dist.distId)),
  ])
  const checkOf = new Map(checks.map((check) => [check.host, check]))
  const own = hosts.map((row) => presentOwnHost(row, { check: checkOf.get(row.host), now: now() }))
  return { list: [...own, ...claims.map(presentClaim)] }
}
