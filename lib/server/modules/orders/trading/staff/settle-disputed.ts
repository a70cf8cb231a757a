import { eq } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/trading'
import type { Effects } from '../../../../runtime/context'
import type { Vault } from '../../../../runtime/vault'
import type { RuleBook } from '../../../core/tenancy/load-rule-book'
import { takeStep } from '../flow/take-step'
import { showChange } from '../flow/tell'
import { noteOrder } from '../internal/note-order'
import { thawed } from '../internal/thawed'
import type { Order, Party } from '../types'
import { boundsOf, saySystem } from './hold-disputed'

interface Settling {
  tx: Tx
  effects: Effects
  vault: Vault
  order: Order
  rulesOf: RuleBook
  at: Date
}

/**
 * A dispute is over: the buyer gets `refund` back, the rest is the seller's; with nothing back the order goes on where it
 * stood. Whatever is posted is posted once: an order that no dispute holds any more is refused. Refuses INVALID_INPUT.
 */
export async function settleDisputed(
  { rulesOf, ...deal }: Settling,
  { disputeId, refund, fault }: { disputeId: number; refund: Fen; fault: Party },
): Promise<void> {
  const { order } = deal
  if (order.disputeId !== disputeId) throw new Error(`order ${order.sn} is not held by dispute ${disputeId}`)
  if (refund === 0n) return resume(deal)
  const { total } = boundsOf(order)
  const action = refund < total ? 'ruleSplit' : fault === 'buyer' ? 'ruleBuyer' : 'ruleSeller'
  const free = { ...order, frozenAt: null, disputeId: null }
  const by = { rules: rulesOf(order), actor: 'system', userId: null, given: { amount: refund } } as const
  await takeStep({ ...deal, ...by, order: free }, action)
}

async function resume(deal: Omit<Settling, 'rulesOf'>): Promise<void> {
  const { tx, effects, order, at } = deal
  await tx
    .update(orders)
    .set({ ...thawed(order, at), disputeId: null })
    .where(eq(orders.id, order.id))
  const explain = '纠纷结束，订单继续，计时从停的地方接着走'
  await noteOrder(tx, order, { action: 'thaw', actor: 'system', explain, at })
  await saySystem(deal, `${explain}。`)
  showChange({ effects, order })
}
