import type { AccountKind, BlackReason, RulingKind, RulingState } from '@/lib/shared/trade/trust'

/** A decided case of the demo data. Amounts are yuan as text; times are counted from the opening of the case. */
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
  /** Days since the decision, and hours from opening to decision. */
  decidedDaysAgo: number
  tookHours: number
  /** Timeline steps between opening and decision or after it, in hours. */
  steps: [hours: number, title: string, note: string][]
  /** Timeline text of the decision itself. */
  decided: string
  state?: RulingState
}
