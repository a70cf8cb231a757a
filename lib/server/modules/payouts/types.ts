import type { payees, WITHDRAWAL_STATES, withdrawals } from '../../db/schema/payouts'

export type PayeeRow = typeof payees.$inferSelect
export type WithdrawalRow = typeof withdrawals.$inferSelect
export type WithdrawalStatus = (typeof WITHDRAWAL_STATES)[number]

/** Withdrawals are locked: what was changed, and till when. */
export interface Lock {
  what: string
  until: Date
}
