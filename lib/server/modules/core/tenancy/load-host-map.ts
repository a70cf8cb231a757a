import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { DistId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { distHosts, dists } from '../../../db/schema/core/tenancy'
import type { Dist } from '../../../runtime/context'
import { recommendedIn } from './rules'

/**
 * Exact hosts and the distributor data that API calls and pages need, cached in memory; call `reload` after a change.
 */
export interface HostMap {
  /** Undefined if the host is not ours (421). */
  resolve(host: string): Dist | undefined
  /** Whether a host is bound to a site that is switched on; without the fallback. */
  has(host: string): boolean
  byId(distId: number): Dist | undefined
  all(): Dist[]
  /** Maps an unguessable temporary host name to the given distributor until it is closed. */
  lend(dist: Dist): { host: string; close(): void }
  /** Resolves when everything committed before the call is in effect. */
  reload(): Promise<void>
}

interface HostOptions {
  /** The distributor served for unknown hosts; null rejects them. */
  fallback: number | null
  /** The origin of a distributor's primary host. */
  originOf: (host: string) => string
}

export async function loadHostMap(db: Db, options: HostOptions): Promise<HostMap> {
  let byHost = new Map<string, Dist>()
  let byId = new Map<number, Dist>()
  const lent = new Map<string, Dist>()
  const load = async () => {
    const rows = await db
      .select({
        host: distHosts.host,
        distId: dists.distId,
        isPrimary: distHosts.isPrimary,
        gameIds: dists.gameIds,
        conf: dists.conf,
      })
      .from(distHosts)
      .innerJoin(dists, and(eq(dists.distId, distHosts.distId), eq(dists.active, true)))
      .orderBy(dists.distId)
    byId = new Map()
    for (const row of rows) {
      if (!row.isPrimary && byId.has(row.distId)) continue
      byId.set(row.distId, {
        distId: row.distId as DistId,
        origin: options.originOf(row.host),
        gameIds: row.gameIds.length > 0 ? row.gameIds : null,
        recommended: recommendedIn(row.conf),
        conf: { distId: row.distId, ...row.conf },
      })
    }
    byHost = new Map(
      rows.flatMap((row) => {
        const dist = byId.get(row.distId)
        return dist ? [[row.host, dist] as const] : []
      }),
    )
  }
  // one load at a time, so that an older result never overwrites a newer one
  let last = load()
  await last
  const reload = () => {
    last = last.catch(() => undefined).then(load)
    return last
  }
  return {
    resolve: (host) =>
      byHost.get(bareHost(host)) ??
      lent.get(host) ??
      (options.fallback === null ? undefined : byId.get(options.fallback)),
    has: (host) => byHost.has(bareHost(host)),
    byId: (distId) => byId.get(distId),
    all: () => [...byId.values()],
    lend: (dist) => {
      const host = `${randomBytes(16).toString('hex')}.draft`
      lent.set(host, dist)
      return { host, close: () => void lent.delete(host) }
    },
    reload,
  }
}

/** Lower case, without port and without a trailing dot. */
const bareHost = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
