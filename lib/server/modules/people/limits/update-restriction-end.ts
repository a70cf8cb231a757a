import { and, eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { restrictions } from '../../../db/schema/people/limits'
import type { RestrictionRow } from './types'

interface Renewal {
  restriction: Pick<RestrictionRow, 'id' | 'deciderIds'>
  untilAt: Date
  by: readonly UserId[]
}

/** Extends a restriction that is in force. Undefined: it has ended meanwhile. */
export async function updateRestrictionEnd(
  tx: Tx,
  { restriction, untilAt, by }: Renewal,
): Promise<RestrictionRow | undefined> {
  const deciderIds = [...new Set([...restriction.deciderIds, ...by])]
  const [row] = await tx
    .update(restrictions)
    .set({ untilAt, renewals: sql`${restrictions.renewals} + 1`, deciderIds })
    .where(and(eq(restrictions.id, restriction.id), eq(restrictions.state, 'active')))
    .returning()
  return row
}
