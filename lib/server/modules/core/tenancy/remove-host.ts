import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { distHosts } from '../../../db/schema/tenancy'
import type { Effects } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'

/** The host leads nowhere from now on. The primary one stays. Refuses NOT_FOUND. */
export async function removeHost(
  tx: Tx,
  effects: Effects,
  { distId, host }: { distId: number; host: string },
): Promise<void> {
  const own = and(eq(distHosts.distId, distId), eq(distHosts.host, host), eq(distHosts.isPrimary, false))
  const gone = await tx.delete(distHosts).where(own).returning({ host: distHosts.host })
  if (gone.length === 0) throw refuse('NOT_FOUND', '没有这个域名，或它是主域名')
  effects.purge('hosts', `dist:${distId}`)
}
