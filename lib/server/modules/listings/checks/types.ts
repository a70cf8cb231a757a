import type { goodsChecks } from '../../../db/schema/listings/checks'

export type GoodsCheck = typeof goodsChecks.$inferSelect

/** What a seller submits for a check. */
export interface SubmittedAccount {
  account: string
  password: string
  note: string
}
