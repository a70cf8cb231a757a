import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { DEPOSIT_DAYS, type DepositKind } from '@/lib/shared/trade/deposits'
import type { Tx } from '../../../db/client'
import { deposits } from '../../../db/schema/money/deposits'

interface Asking {
  userId: UserId
  kind: DepositKind
  /** False: the owner cancelled the request, or cannot have the deposit back yet. */
  isRequested: boolean
  at: Date
}

/** Requests the return of a deposit, or cancels the request. False if its state does not allow it. */
export async function updateReturnRequest(tx: Tx, { userId, kind, isRequested, at }: Asking): Promise<boolean> {
  const set = isRequested
    ? { state: 'asked' as const, askedAt: at, dueAt: new Date(at.getTime() + DEPOSIT_DAYS * DAY_MS), changedAt: at }
    : { state: 'held' as const, askedAt: null, dueAt: null, changedAt: at }
  const changed = await tx
    .update(deposits)
    .set(set)
    .where(
      and(eq(deposits.userId, userId), eq(deposits.kind, kind), eq(deposits.state, isRequested ? 'held' : 'asked')),
    )
    .returning({ kind: deposits.kind })
  return changed.length === 1
}
