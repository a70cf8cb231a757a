import { type Finding, weightOf } from '@/lib/shared/goods/goods-review'
import type { GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { UserCtx } from '../../../runtime/context'
import type { Draft, Placing } from '../../listings/catalog/types'
import { placeListing } from './internal/place-listing'
import { loadKnown } from './queries-known'
import { loadMachineFindings } from './queries-machine'
import { findingsOf } from './rules-findings'

/**
 * Screens listings that are about to be written: those with findings wait for staff, the others are placed at once. The
 * moderation vendor is asked last, and not about listings that the own rules stop.
 */
export async function verifyListings(ctx: UserCtx, drafts: readonly Draft[]): Promise<Placing> {
  const known = await loadKnown(ctx, drafts)
  const found = new Map<Draft, Finding[]>()
  for (const [draft, what] of known) found.set(draft, findingsOf(draft, what))
  const open = drafts.filter((draft) => weightOf(found.get(draft) ?? []) !== 'stop')
  for (const [draft, more] of await loadMachineFindings(ctx, open)) found.get(draft)?.push(...more)
  return async (tx, placed) => {
    const statuses: GoodsStatus[] = []
    for (const one of placed)
      statuses.push(await placeListing(tx, ctx, { ...one, findings: found.get(one.draft) ?? [] }))
    return statuses
  }
}
