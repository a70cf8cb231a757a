import { eq } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import type { Effects } from '../../../../runtime/context'
import type { Vault } from '../../../../runtime/vault'
import type { RuleBook } from '../../../core/tenancy/load-rule-book'
import { showChange } from '../flow/notify'
import { takeStep } from '../flow/take-step'
import { noteOrder } from '../internal/note-order'
import { unfrozenColumns } from '../internal/unfrozen-columns'
import type { Order, Party } from '../types'
import { boundsOf, saveDecision, sendSystemLine } from './lock-disputed-order'

interface Settling {
  tx: Tx
  effects: Effects
  vault: Vault
  order: Order
  rulesOf: RuleBook
  at: Date
}

/**
 * Closes a dispute: the buyer gets `refund`, the seller the rest; without a refund the order continues where it was.
 * Posted only once: an order that is not on hold by a dispute is refused. Refuses INVALID_INPUT.
 */
export async function settleDisputedOrder(
  { rulesOf, ...deal }: Settling,
  { disputeId, refund, fault }: { disputeId: number; refund: Fen; fault: Party },
): Promise<void> {
  const { order } = deal
  if (order.disputeId !== disputeId) throw new Error(`order ${order.sn} is not held by dispute ${disputeId}`)
  if (refund === 0n) return resume(deal)
  const { total } = boundsOf(order)
  const action = refund < total ? 'ruleSplit' : fault === 'buyer' ? 'ruleBuyer' : 'ruleSeller'
  const { decision: _, ...terms } = order.terms
  await saveDecision(deal.tx, order, null)
  const free = { ...order, frozenAt: null, disputeId: null, terms }
  const by = { rules: rulesOf(order), actor: 'system', userId: null, input: { amount: refund } } as const
  await takeStep({ ...deal, ...by, order: free }, action)
}

async function resume(deal: Omit<Settling, 'rulesOf'>): Promise<void> {
  const { tx, effects, order, at } = deal
  await saveDecision(tx, order, null)
  await tx
    .update(orders)
    .set({ ...unfrozenColumns(order, at), disputeId: null })
    .where(eq(orders.id, order.id))
  const explain = '售后结束，订单继续，继续计时'
  await noteOrder(tx, order, { action: 'thaw', actor: 'system', explain, at })
  await sendSystemLine(deal, `${explain}。`)
  showChange({ effects, order })
}
