import type { Fen } from '@/lib/shared/money/money'
import type { dataExports } from '../../../db/schema/office/privacy'
import type { Owing } from '../../money/debts/queries'

export type ExportRow = typeof dataExports.$inferSelect

/** What an account still has to do for others; debts are those of its person. */
export interface Duties extends Owing {
  /** Orders that are not finished, also because of a claim. */
  bought: number
  sold: number
  /** Sales whose cover is in force. */
  covered: number
}

/** What an account may still receive, or has received since it was closed. */
export interface Remains {
  /** In the balance, deposits, reserves and budgets. */
  held: Fen
  /** Payouts and refunds whose money may still come back. */
  returning: number
}
