import type { ClaimOutcome } from '@/lib/shared/trade/claims'
import { cancelDebt } from '../../../money/debts/cancel-debt'
import { freeClaimed } from '../../../orders/trading/staff/release-claimed-order'
import type { Case } from './lock-case'
import { moveClaim } from './move-claim'
import { notifyParties, type PartyMessages } from './notify-parties'

interface End {
  outcome: Extract<ClaimOutcome, 'rejected' | 'withdrawn' | 'recovered'>
  /** A line of the order's timeline, visible to both sides. */
  says: string
  told: { buyer: PartyMessages | null; seller: PartyMessages | null }
}

/**
 * Closes a claim without payment: the seller owes nothing, and money held for the order stays scheduled for payout to
 * the seller.
 */
export async function closeClaim({ claim, order, ...run }: Case, { outcome, says, told }: End): Promise<void> {
  const { tx, at } = run
  await moveClaim(tx, claim, { stage: 'closed', outcome, closedAt: at, dueAt: null })
  await notifyParties(run, claim, told)
  await freeClaimed({ ...run, order }, { says, filedAt: claim.filedAt })
  await cancelDebt(tx, claim.sn, at)
}
