import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { dists } from '../../../db/schema/core/tenancy'
import type { Effects } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'

/**
 * Switches a distributor on or off; off: its hosts are answered like unknown hosts. Refuses NOT_FOUND, also if it
 * already has this state.
 */
export async function updateDistStatus(
  tx: Tx,
  effects: Effects,
  { distId, active }: { distId: number; active: boolean },
): Promise<void> {
  const done = await tx
    .update(dists)
    .set({ active })
    .where(and(eq(dists.distId, distId), eq(dists.active, !active)))
    .returning({ distId: dists.distId })
  if (done.length === 0) throw refuse('NOT_FOUND', '没有这个分销商，或状态未变')
  effects.purge('hosts', `dist:${distId}`)
}
