import { and, count, eq, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { claims } from '../../../../db/schema/cases'
import { isNoParty } from '../../../money/ties/assert-no-party'
import { findOnDuty } from '../../../people/staff/queries-duty'
import { findServiceIds } from '../../../people/staff/queries-service'
import type { Claim } from '../claim/types'

/**
 * Picks a handler among the permitted staff: on-duty staff first, then the one with the fewest open claims. Excludes
 * staff who are a party of the claim or handled it before. Null if there is none.
 */
export async function pickHandler(
  tx: Tx,
  { distId, buyerId, sellerId, handlerId }: Pick<Claim, 'distId' | 'buyerId' | 'sellerId' | 'handlerId'>,
  at: Date,
): Promise<UserId | null> {
  const able = await findServiceIds(tx, distId)
  const others: UserId[] = []
  for (const id of able) if (id !== handlerId && (await isNoParty(tx, id, [buyerId, sellerId]))) others.push(id)
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
