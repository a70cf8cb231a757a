import type { OrderSn } from '@/lib/shared/ids'
import { claimPath } from '@/lib/shared/trade/claims'
import { disputePath } from '@/lib/shared/trade/disputes'
import type { Tx } from '../../../../db/client'
import { claims, disputes } from '../../../../db/schema/aftersales/cases'
import type { Effects } from '../../../../runtime/context'
import type { Vault } from '../../../../runtime/vault'
import type { RuleBook } from '../../../core/tenancy/load-rule-book'
import type { Order } from '../../../orders/trading/types'
import type { Claim } from '../claim/types'
import type { Dispute } from '../dispute/types'

export type CaseRow = Dispute | Claim

/** One of the two kinds of cases: each has its table, its stages and its actions; how a case is processed is shared. */
export interface CaseKind<C extends CaseRow> {
  name: 'dispute' | 'claim'
  /** Of the kind's rows; typed as one of the two, because both have the columns that shared code uses. */
  table: typeof disputes
  /** Refusal of an action at another stage. */
  stale: 'DISPUTE_STATE' | 'CLAIM_STATE'
  /** The stage whose deadline binds staff only: the parties may still act after it. */
  ofStaff: C['stage']
  pathOf: (orderSn: OrderSn) => string
}
export const DISPUTE: CaseKind<Dispute> = {
  name: 'dispute',
  table: disputes,
  stale: 'DISPUTE_STATE',
  ofStaff: 'staff',
  pathOf: disputePath,
}
export const CLAIM: CaseKind<Claim> = {
  name: 'claim',
  table: claims as unknown as typeof disputes,
  stale: 'CLAIM_STATE',
  ofStaff: 'review',
  pathOf: claimPath,
}

/** A case being processed, in a transaction that holds the lock of its order and then of the case itself. */
export interface CaseRun<C extends CaseRow> {
  tx: Tx
  effects: Effects
  vault: Vault
  rulesOf: RuleBook
  at: Date
  order: Order
  row: C
}
