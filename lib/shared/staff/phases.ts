import type { WithdrawalState } from '../money/payout'
import { isCancelled, ORDER_STATUS } from '../trade/order-status'

/**
 * What staff see of a state by its colour. waiting: somebody has to act; running: no one has to, it goes on by itself;
 * done: it ended as intended; ended: it ended otherwise.
 */
export const PHASES = ['waiting', 'running', 'done', 'ended'] as const
export type Phase = (typeof PHASES)[number]

/** A frozen order waits, even a completed one: a claim or staff decide on it. */
export function orderPhase({
  status,
  isFrozen,
  isAwaited,
}: {
  status: number
  isFrozen: boolean
  isAwaited: boolean
}): Phase {
  if (isCancelled(status)) return 'ended'
  if (isFrozen) return 'waiting'
  if (status === ORDER_STATUS.complete) return 'done'
  return isAwaited ? 'waiting' : 'running'
}

/** One that failed or came back needs no one: its money is in the balance again. */
export const WITHDRAWAL_PHASES: Readonly<Record<WithdrawalState, Phase>> = {
  review: 'waiting',
  locked: 'running',
  waiting: 'running',
  sent: 'running',
  paid: 'done',
  failed: 'ended',
  returned: 'ended',
  refused: 'ended',
  cancelled: 'ended',
}

/** A dispute or a claim: closed with or without money for the buyer, or still decided on. */
export const afterSalePhase = ({ closeTime, paid }: { closeTime: string | null; paid: string | null }): Phase =>
  closeTime === null ? 'waiting' : paid === null ? 'ended' : 'done'
