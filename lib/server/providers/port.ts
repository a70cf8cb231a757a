import type { Fen } from '@/lib/shared/money/money'

/** A line of a provider's statement, identified by our number. */
export interface StatementLine {
  sn: string
  /** Positive: received; negative: paid out or refunded. */
  amount: Fen
  at: Date
}

/** The provider has no statement of that day yet. */
export class StatementMissing extends Error {}

/** Response to a provider's notification. */
export interface NoticeAnswer {
  body: string
  contentType: string
  status: number
}
