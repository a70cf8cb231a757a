import { and, eq } from 'drizzle-orm'
import type { DistId } from '@/lib/shared/ids'
import { distHosts, dists } from '../../db/schema/tenancy'
import type { Db } from '../../db/client'
import type { Dist } from '../../runtime/context'

/** Exact hosts, kept in memory; `reload` after a change (purge tag `hosts`). */
export interface HostMap {
  /** undefined: not our host (421). */
  resolve(host: string): Dist | undefined
  byId(distId: number): Dist | undefined
  all(): Dist[]
  reload(): Promise<void>
}

export interface HostOptions {
  /** Served for unknown hosts; null refuses them. */
  fallback: number | null
  /** Origin of a distributor from its primary host. */
  originOf: (host: string) => string
}

export async function loadHostMap(db: Db, options: HostOptions): Promise<HostMap> {
  let byHost = new Map<string, Dist>()
  let byId = new Map<number, Dist>()
  const reload = async () => {
    const rows = await db
      .select({ host: distHosts.host, distId: dists.distId, isPrimary: distHosts.isPrimary })
      .from(distHosts)
      .innerJoin(dists, and(eq(dists.distId, distHosts.distId), eq(dists.active, true)))
      .orderBy(dists.distId)
    const primary = new Map<number, string>()
    for (const row of rows) if (row.isPrimary || !primary.has(row.distId)) primary.set(row.distId, row.host)
    byId = new Map([...primary].map(([distId, host]) => [distId, { distId: distId as DistId, origin: options.originOf(host) }]))
    byHost = new Map(rows.flatMap((row) => {
      const dist = byId.get(row.distId)
      return dist ? [[row.host, dist] as const] : []
    }))
  }
  await reload()
  return {
    resolve: (host) => byHost.get(bareHost(host)) ?? (options.fallback === null ? undefined : byId.get(options.fallback)),
    byId: (distId) => byId.get(distId),
    all: () => [...byId.values()],
    reload,
  }
}

/** Lower case, without port and without a trailing dot. */
export const bareHost = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
