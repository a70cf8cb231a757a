import type { Tx } from '../../../db/client'
import { distHosts } from '../../../db/schema/core/tenancy'
import type { Effects } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'

/** Routes a host to the distributor. Refuses HOST_TAKEN. */
export async function createHost(
  tx: Tx,
  effects: Effects,
  { distId, host, isPrimary = false }: { distId: number; host: string; isPrimary?: boolean },
): Promise<void> {
  const added = await tx
    .insert(distHosts)
    .values({ distId, host, isPrimary })
    .onConflictDoNothing()
    .returning({ host: distHosts.host })
  if (added.length === 0) throw refuse('HOST_TAKEN')
  effects.purge('hosts')
}
