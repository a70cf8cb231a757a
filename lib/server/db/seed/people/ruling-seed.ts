import type { AccountKind, BlackReason, RulingKind, RulingState } from '@/lib/shared/trade/trust'

/** A decided case of the demo data. Amounts are text yuan; times are counted from the opening of the case. */
export interface RulingSeed {
  code: string
  kind: RulingKind
  title: string
  gameId: number
  reason?: BlackReason
  /** The listed account, complete; only its hash and mask are stored. */
  subject?: [kind: AccountKind, value: string]
  parties: [role: string, name: string][]
  facts: string
  reasoning: string[]
  rule: [name: string, text: string]
  decision: string
  claimed: string
  awarded: string
  /** Days ago the decision was made, and hours from opening to it. */
  decidedDaysAgo: number
  tookHours: number
  /** After the opening and before or after the decision, in hours. */
  steps: [hours: number, title: string, note: string][]
  /** Of the decision itself, in the timeline. */
  decided: string
  state?: RulingState
}
