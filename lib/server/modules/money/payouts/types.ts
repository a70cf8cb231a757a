import type { Fen } from '@/lib/shared/money/money'
import type { payees, payoutPlans, WITHDRAWAL_STATES, withdrawals } from '../../../db/schema/money/payouts'

export type PayeeRow = typeof payees.$inferSelect
export type WithdrawalRow = typeof withdrawals.$inferSelect
export type PlanRow = typeof payoutPlans.$inferSelect
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
  levels: LevelTerms
}

/** What the levels of sellers need, and what they pay. The first level pays `feeBp`. */
export interface LevelTerms {
  cleanDays: number
  /** Lowest first. */
  upper: readonly { name: string; from: Fen; feeBp: number }[]
}

/** What decides the level of a seller: all accounts of the person. */
export interface SellerFacts {
  /** Paid out for sales in 365 days. */
  sold: Fen
  /** When the last claim that the platform paid for him is long enough ago; null: there is none. */
  cleanFrom: Date | null
}

/** A lock on withdrawals: what was changed, and when it ends. */
export interface Lock {
  what: string
  until: Date
}

/** Why unsent withdrawals wait: a debt or claim, a restriction from withdrawals, an amount held that exceeds the balance. */
export type Stop = 'debt' | 'restricted' | 'held'
