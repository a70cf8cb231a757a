import type { ClockKind } from '@/lib/shared/staff/clocks'
import type { Tx } from '../../../db/client'
import type { deskClocks } from '../../../db/schema/office/desk-clocks'
import type { Effects } from '../../../runtime/context'
import type { RuleBook } from '../../core/tenancy/load-rule-book'

export type ClockRow = typeof deskClocks.$inferSelect

/** A running clock of an order. */
export interface Clock {
  kind: ClockKind
  since: Date
  /** Half of the target. */
  nudgeAt: Date
  dueAt: Date
}

/** What an order waits for from its lead. */
export interface OrderWait {
  /** The earliest deadline first. */
  clocks: readonly Clock[]
  /** A line of a party is not answered; no clock counts it if its target is 0. */
  isAsked: boolean
}

/** Of the transaction that handles one order. */
export interface Sweep {
  tx: Tx
  effects: Effects
  rulesOf: RuleBook
  at: Date
}
