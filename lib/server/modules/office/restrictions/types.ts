import type { Tx } from '../../../db/client'
import type { restrictionAppeals } from '../../../db/schema/office/restrictions'
import type { Effects } from '../../../runtime/context'

export type AppealRow = typeof restrictionAppeals.$inferSelect

/** The transaction in which a restriction changes. */
export interface Change {
  tx: Tx
  effects: Effects
  at: Date
}
