import { asc, eq } from 'drizzle-orm'
import { hostChecks, hostClaims } from '../../../db/schema/office/sites'
import type { StaffCtx } from '../../../runtime/context'
import { listHosts } from '../../core/tenancy/queries-hosts'
import { presentClaim, presentOwnHost } from './present'

/** The platform's first site, under whose hosts the program is known to answer. */
const FIRST_SITE = 1

/** Returns all addresses of the platform's hosts. Rejects if the name servers do not answer. */
export async function platformAddresses(ctx: StaffCtx): Promise<Set<string>> {
  const hosts = await listHosts(ctx.db, FIRST_SITE)
  return new Set((await Promise.all(hosts.map(({ host }) => ctx.domain.addresses(host)))).flat())
}

/** Returns where a host of a distributor has to lead. */
async function findTarget({ db, domain, log }: StaffCtx): Promise<{ host: string; addresses: string[] }> {
  const [primary] = await listHosts(db, FIRST_SITE)
  if (!primary) return { host: '', addresses: [] }
  const addresses = await domain.addresses(primary.host).catch((err: unknown) => {
    log.info({ err, host: primary.host }, 'a host could not be looked up')
    return []
  })
  return { host: primary.host, addresses }
}

/** Returns active hosts, primary first, then those waiting for verification. */
export async function listSiteHosts(ctx: StaffCtx) {
  const { db, dist, now } = ctx
  const [hosts, claims, checks, target] = await Promise.all([
    listHosts(db, dist.distId),
    db.select().from(hostClaims).where(eq(hostClaims.distId, dist.distId)).orderBy(asc(hostClaims.host)),
    db.select().from(hostChecks).where(eq(hostChecks.distId, dist.distId)),
    findTarget(ctx),
  ])
  const checkOf = new Map(checks.map((check) => [check.host, check]))
  const own = hosts.map((row) => presentOwnHost(row, { check: checkOf.get(row.host), now: now() }))
  return { list: [...own, ...claims.map(presentClaim)], target }
}
