import { asc, eq } from 'drizzle-orm'
import { hostClaims } from '../../../db/schema/sites'
import type { StaffCtx } from '../../../runtime/context'
import { listHosts } from '../../core/tenancy/queries-hosts'
import { presentClaim, presentOwnHost } from './present'

/** Returns active hosts, primary first, then those waiting for verification. */
export async function listSiteHosts({ db, dist }: StaffCtx) {
  const [hosts, claims] = await Promise.all([
    listHosts(db, dist.distId),
    db.select().from(hostClaims).where(eq(hostClaims.distId, dist.distId)).orderBy(asc(hostClaims.host)),
  ])
  return { list: [...hosts.map(presentOwnHost), ...claims.map(presentClaim)] }
}
