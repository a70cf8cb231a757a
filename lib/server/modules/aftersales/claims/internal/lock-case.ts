import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { claims } from '../../../../db/schema/claims'
import type { Effects } from '../../../../runtime/context'
import type { Vault } from '../../../../runtime/vault'
import type { RuleBook } from '../../../core/tenancy/load-rule-book'
import { lockDisputed } from '../../../orders/trading/staff/lock-disputed-order'
import type { Order } from '../../../orders/trading/types'
import type { Claim } from '../types'

/** A claim being processed, in a transaction that holds the lock of its order and then of the claim itself. */
export interface Case {
  tx: Tx
  effects: Effects
  vault: Vault
  rulesOf: RuleBook
  at: Date
  order: Order
  claim: Claim
}

/** Locks the order first, then the claim; every caller locks the order first. */
export async function lockCase(tx: Tx, found: Pick<Claim, 'id' | 'orderSn'>): Promise<{ order: Order; claim: Claim }> {
  const order = await lockDisputed(tx, found.orderSn)
  const [claim] = await tx.select().from(claims).where(eq(claims.id, found.id)).for('update')
  if (!claim) throw new Error(`no claim ${found.id}`)
  return { order, claim }
}
