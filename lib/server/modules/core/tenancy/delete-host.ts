import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { distHosts } from '../../../db/schema/core/tenancy'
import type { Effects } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'

/** Removes a host; it no longer routes to any distributor. The primary host cannot be removed. Refuses NOT_FOUND. */
export async function deleteHost(
  tx: Tx,
  effects: Effects,
  { distId, host }: { distId: number; host: string },
): Promise<void> {
  const own = and(eq(distHosts.distId, distId), eq(distHosts.host, host), eq(distHosts.isPrimary, false))
  const gone = await tx.delete(distHosts).where(own).returning({ host: distHosts.host })
  if (gone.length === 0) throw refuse('NOT_FOUND', '没有这个域名，或它是主域名')
  effects.purge('hosts', `dist:${distId}`)
}
