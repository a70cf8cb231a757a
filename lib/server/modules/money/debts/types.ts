import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { debts } from '../../../db/schema/money/debts'

export type Debt = typeof debts.$inferSelect

export interface NewDebt {
  /** Identifies the debt in the ledger. */
  ref: string
  userId: UserId
  distId: number
  memo: string
  amount: Fen
  at: Date
}
