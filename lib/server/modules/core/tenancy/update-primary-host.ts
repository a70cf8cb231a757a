import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { distHosts } from '../../../db/schema/core/tenancy'
import type { Effects } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { lockSite } from './update-site'

/** Makes a host the primary one, used in canonical links, mails and redirects. Refuses NOT_FOUND. */
export async function updatePrimaryHost(
  tx: Tx,
  effects: Effects,
  { distId, host }: { distId: number; host: string },
): Promise<void> {
  await lockSite(tx, distId)
  const hosts = await tx
    .update(distHosts)
    .set({ isPrimary: sql`${distHosts.host} = ${host}` })
    .where(
      and(
        eq(distHosts.distId, distId),
        sql`exists (select 1 from ${distHosts} own where own.dist_id = ${distId} and own.host = ${host})`,
      ),
    )
    .returning({ host: distHosts.host })
  if (hosts.length === 0) throw refuse('NOT_FOUND', '没有这个域名')
  effects.purge('hosts', `dist:${distId}`)
}
