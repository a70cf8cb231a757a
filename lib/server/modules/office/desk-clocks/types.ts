import type { ClockKind } from '@/lib/shared/staff/clocks'
import type { deskClocks } from '../../../db/schema/office/desk-clocks'

export type ClockRow = typeof deskClocks.$inferSelect

/** A running clock of an order. */
export interface Clock {
  kind: ClockKind
  since: Date
  /** Half of the target. */
  nudgeAt: Date
  dueAt: Date
}
