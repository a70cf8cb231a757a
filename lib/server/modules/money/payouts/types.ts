import type { Fen } from '@/lib/shared/money/money'
import type { payees, WITHDRAWAL_STATES, withdrawals } from '../../../db/schema/money/payouts'

export type PayeeRow = typeof payees.$inferSelect
export type WithdrawalRow = typeof withdrawals.$inferSelect
export type WithdrawalStatus = (typeof WITHDRAWAL_STATES)[number]

/** Terms of withdrawals; the rule book documents each number. */
export interface PayoutTerms {
  isOpen: boolean
  feeBp: number
  leastFee: Fen
  least: Fen
  most: Fen
  /** Above this amount of a day a face check is needed; 0: never, or no vendor checks faces. */
  faceAbove: Fen
  reviewFrom: Fen
  mostADay: number
  lockHours: number
  freshHours: number
  firstHour: number
  mostPayees: number
}

/** A lock on withdrawals: what was changed, and when it ends. */
export interface Lock {
  what: string
  until: Date
}

/** Why unsent withdrawals wait: a debt or claim, a restriction from withdrawals, an amount held that exceeds the balance. */
export type Stop = 'debt' | 'restricted' | 'held'
