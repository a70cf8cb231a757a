import type { ClaimOutcome } from '@/lib/shared/trade/claims'
import { voidDebt } from '../../../money/debts/void-debt'
import { freeClaimed } from '../../../orders/trading/staff/settle-claimed'
import type { Case } from './lock-case'
import { moveClaim } from './move-claim'
import { type Told, tellSides } from './tell-sides'

interface End {
  outcome: Extract<ClaimOutcome, 'rejected' | 'withdrawn' | 'recovered'>
  /** A line of the order's timeline, which both sides read. */
  says: string
  told: { buyer: Told | null; seller: Told | null }
}

/** It ends without payment: the seller is asked for nothing, and what was held goes on waiting for the seller. */
export async function closeClaim({ claim, order, ...run }: Case, { outcome, says, told }: End): Promise<void> {
  const { tx, at } = run
  await moveClaim(tx, claim, { stage: 'closed', outcome, closedAt: at, dueAt: null })
  await tellSides(run, claim, told)
  await freeClaimed({ ...run, order }, says)
  await voidDebt(tx, claim.sn, at)
}
