import type { ClaimOutcome } from '@/lib/shared/trade/claims'
import type { Party } from '@/lib/shared/trade/order-forms'
import { cancelDebt } from '../../../money/debts/cancel-debt'
import { freeClaimed } from '../../../orders/trading/staff/release-claimed-order'
import type { Claim } from '../claim/types'
import { type CaseRun, CLAIM } from './case-kind'
import { moveClaim } from './move-case'
import { notifyParties, type PartyMessage } from './notify-parties'

interface End {
  outcome: Extract<ClaimOutcome, 'rejected' | 'withdrawn' | 'recovered'>
  /** A line of the order's timeline, visible to both sides. */
  says: string
  messages: Record<Party, PartyMessage | null>
}

/**
 * Closes a claim without payment: the seller owes nothing, and money held for the order stays scheduled for payout to
 * the seller.
 */
export async function closeClaim(
  { row: claim, order, ...run }: CaseRun<Claim>,
  { outcome, says, messages }: End,
): Promise<void> {
  const { tx, at } = run
  await moveClaim(tx, claim, { stage: 'closed', outcome, closedAt: at, dueAt: null })
  await notifyParties(CLAIM, run, claim, messages)
  await freeClaimed({ ...run, order }, { says, filedAt: claim.filedAt })
  await cancelDebt(tx, claim.sn, at)
}
