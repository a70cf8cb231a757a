import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { claims } from '../../../../db/schema/claims'
import type { Effects } from '../../../../runtime/context'
import type { Vault } from '../../../../runtime/vault'
import type { RuleBook } from '../../../core/tenancy/load-rule-book'
import { lockDisputed } from '../../../orders/trading/staff/hold-disputed'
import type { Order } from '../../../orders/trading/types'
import type { Claim } from '../types'

/** One claim under way, in the transaction that holds its order's lock and its own, in this order. */
export interface Case {
  tx: Tx
  effects: Effects
  vault: Vault
  rulesOf: RuleBook
  at: Date
  order: Order
  claim: Claim
}

/** Order, then claim: the order everywhere. */
export async function lockCase(tx: Tx, found: Pick<Claim, 'id' | 'orderSn'>): Promise<{ order: Order; claim: Claim }> {
  const order = await lockDisputed(tx, found.orderSn)
  const [claim] = await tx.select().from(claims).where(eq(claims.id, found.id)).for('update')
  if (!claim) throw new Error(`no claim ${found.id}`)
  return { order, claim }
}
