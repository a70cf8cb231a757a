import { and, eq, lte } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { restrictions } from '../../../db/schema/people/limits'
import type { RestrictionRow } from './types'

interface End {
  id: number
  state: 'ended' | 'lifted' | 'overturned'
  by: UserId | null
  reason: string
  at: Date
}

/**
 * Ends a restriction, once; by itself (`ended`) only when its time is over, because it may have been renewed meanwhile.
 * Undefined: it has ended already.
 */
export async function closeRestriction(
  tx: Tx,
  { id, state, by, reason, at }: End,
): Promise<RestrictionRow | undefined> {
  const isOver = state === 'ended' ? lte(restrictions.untilAt, at) : undefined
  const [row] = await tx
    .update(restrictions)
    .set({ state, endedAt: at, endedBy: by, endReason: reason })
    .where(and(eq(restrictions.id, id), eq(restrictions.state, 'active'), isOver))
    .returning()
  return row
}
