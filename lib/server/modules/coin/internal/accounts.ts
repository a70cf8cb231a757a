import type { Account } from '../../wallet/types'

/** A merchant's deposit. */
export const stakeOf = (userId: number): Account => ({ kind: 'coinStake', ownerId: userId })
/** What a merchant prepaid on an offer that buys. */
export const budgetOf = (offerId: number): Account & { kind: 'coinBudget' } => ({
  kind: 'coinBudget',
  ownerId: offerId,
})
