import { and, eq } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { DEPOSIT_DAYS, type DepositKind } from '@/lib/shared/trade/deposits'
import type { Tx } from '../../../db/client'
import { deposits } from '../../../db/schema/deposits'

interface Asking {
  userId: number
  kind: DepositKind
  /** False: its owner changed the mind, or cannot have it yet. */
  isAsked: boolean
  at: Date
}

/** Begins or ends the days after which a deposit is returned. False: it did not stand so that it could. */
export async function setAsked(tx: Tx, { userId, kind, isAsked, at }: Asking): Promise<boolean> {
  const set = isAsked
    ? { state: 'asked' as const, askedAt: at, dueAt: new Date(at.getTime() + DEPOSIT_DAYS * DAY_MS), changedAt: at }
    : { state: 'held' as const, askedAt: null, dueAt: null, changedAt: at }
  const changed = await tx
    .update(deposits)
    .set(set)
    .where(and(eq(deposits.userId, userId), eq(deposits.kind, kind), eq(deposits.state, isAsked ? 'held' : 'asked')))
    .returning({ kind: deposits.kind })
  return changed.length === 1
}
