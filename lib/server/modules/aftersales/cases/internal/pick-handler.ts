import { and, count, eq, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { claimDecisions, claims } from '../../../../db/schema/aftersales/cases'
import { isNoParty } from '../../../money/ties/assert-no-party'
import { findOnDuty } from '../../../people/staff/queries-duty'
import { findServiceIds, siteServing } from '../../../people/staff/queries-service'
import type { Claim } from '../claim/types'

/**
 * Picks a handler among the permitted staff: on-duty staff first, then the one with the fewest open claims. Excludes
 * staff who are a party of the claim, handled it before or decided it. Appeals and sales of the platform go to its own
 * staff. Null if there is none.
 */
export async function pickHandler(tx: Tx, claim: Claim, at: Date): Promise<UserId | null> {
  const { id: claimId, buyerId, sellerId, handlerId, appealedAt } = claim
  const able = await findServiceIds(tx, appealedAt ? null : siteServing(claim))
  const decisions = await tx
    .select({ staffId: claimDecisions.staffId, secondId: claimDecisions.secondId })
    .from(claimDecisions)
    .where(eq(claimDecisions.claimId, claimId))
  const before = new Set([handlerId, ...decisions.flatMap(({ staffId, secondId }) => [staffId, secondId])])
  const others: UserId[] = []
  for (const id of able) if (!before.has(id) && (await isNoParty(tx, id, [buyerId, sellerId]))) others.push(id)
  const onDuty = await findOnDuty(tx, others, at)
  const ids = onDuty.length > 0 ? onDuty : others
  if (ids.length === 0) return null
  const rows = await tx
    .select({ id: claims.handlerId, n: count() })
    .from(claims)
    .where(and(inArray(claims.handlerId, ids), eq(claims.stage, 'review')))
    .groupBy(claims.handlerId)
  const inHand = new Map(rows.map(({ id, n }) => [id, n]))
  return ids.toSorted((a, b) => (inHand.get(a) ?? 0) - (inHand.get(b) ?? 0))[0] ?? null
}
