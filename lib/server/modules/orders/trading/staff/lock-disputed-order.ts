import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { type Fen, fen, fenText } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import type { Effects, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordEvents } from '../../../core/webhooks/record-events'
import { frozen } from '../flow/clock'
import { sendOrderLine, showChange } from '../flow/notify'
import { discountOf, goodsOf, mostSplit } from '../flow/ruled-effects'
import { lockKnownOrder, lockOrder, partyOf } from '../internal/find-order'
import { noteOrder } from '../internal/note-order'
import { orderFacts } from '../internal/order-events'
import { refundText } from '../modes/decision-words'
import { MODES } from '../modes/table'
import { hasStep, mayDispute } from '../rules'
import type { Order, Party } from '../types'

/** The data of an order that a dispute needs. */
export interface Disputable {
  order: Order
  party: Party
  /** Possible refunds: everything, or up to `split` (0: only everything). */
  total: Fen
  split: Fen
  /** The goods price and coupon discount before a partial refund by a dispute. */
  goods: Fen
  discount: Fen
}

/**
 * Locks one of the caller's orders that can be disputed at its current place. Refuses NOT_FOUND, ELSEWHERE,
 * ORDER_STATE, ORDER_FROZEN.
 */
export async function lockDisputable(ctx: UserCtx, tx: Tx, orderSn: OrderSn): Promise<Disputable> {
  const order = await lockKnownOrder(ctx, tx, orderSn)
  if (order.frozenAt) throw refuse('ORDER_FROZEN')
  const party = partyOf(order, ctx.user.userId)
  if (!mayDispute(MODES[order.mode], order, party)) throw refuse('ORDER_STATE', '这笔订单现在不能申请售后')
  return { order, party, ...boundsOf(order) }
}

/** Locks the order of a dispute, before the dispute itself. */
export async function lockDisputed(tx: Tx, orderSn: OrderSn): Promise<Order> {
  const order = await lockOrder(tx, orderSn)
  if (!order) throw new Error(`no order ${orderSn}`)
  return order
}

/** Returns the possible refunds. */
export const boundsOf = (order: Order): Pick<Disputable, 'total' | 'split' | 'goods' | 'discount'> => ({
  total: order.totalFen,
  goods: goodsOf(order),
  discount: discountOf(order),
  split: hasStep(MODES[order.mode], order, 'ruleSplit') ? mostSplit(order) : fen(0),
})

/** Stops the order's timer and all steps until the dispute is closed. */
export async function lockDisputedOrder(
  deal: { tx: Tx; effects: Effects; order: Order; at: Date },
  { disputeId, by, says }: { disputeId: number; by: Party; says: string },
): Promise<void> {
  const { tx, effects, order, at } = deal
  await tx
    .update(orders)
    .set({ ...frozen(order, at), disputeId })
    .where(eq(orders.id, order.id))
  await noteOrder(tx, order, { action: 'freeze', actor: by, explain: says, at })
  await recordEvents(tx, { facts: orderFacts(order, 'order.disputed'), at })
  await sendSystemLine(deal, says)
  showChange({ effects, order })
}

/**
 * Adds a decision of staff about the dispute to the order, its timeline and chat; it answers the parties as a step does.
 * `until`: the end of the time for an appeal; null: final.
 */
export async function noteRuled(
  deal: { tx: Tx; effects: Effects; order: Order; at: Date },
  { title, refund, until }: { title: string; refund: Fen; until: Date | null },
): Promise<void> {
  const { tx, order, at } = deal
  await saveDecision(tx, order, { refund, until })
  await noteOrder(tx, order, { action: 'ruled', actor: 'service', explain: title, at })
  await sendSystemLine(deal, `${title}：${refundText(refund, order)}。`)
  showChange(deal)
}

/**
 * Keeps a decision about the dispute with its order until it is carried out; `until` null: it cannot be appealed any
 * more. Null removes it.
 */
export async function saveDecision(
  tx: Tx,
  { id, terms }: Order,
  decision: { refund: Fen; until: Date | null } | null,
): Promise<void> {
  const kept = decision && { refund: fenText(decision.refund), until: decision.until?.toISOString() ?? '' }
  await tx
    .update(orders)
    .set({ terms: { ...terms, decision: kept ?? undefined } })
    .where(eq(orders.id, id))
}

/** Adds a party's appeal against the decision to the order's timeline and chat. */
export async function noteAppealed(
  deal: { tx: Tx; effects: Effects; order: Order; at: Date },
  by: Party,
): Promise<void> {
  const { tx, order, at } = deal
  const explain = `${MODES[order.mode].words.parties[by]}申诉，客服重新处理`
  await saveDecision(tx, order, null)
  await noteOrder(tx, order, { action: 'appealed', actor: by, explain, at })
  await sendSystemLine(deal, `${explain}。`)
  showChange(deal)
}

/** Posts a system message to the order's chat. */
export const sendSystemLine = (
  deal: { tx: Tx; effects: Effects; order: Order; at: Date },
  says: string,
): Promise<void> => sendOrderLine(deal, 'status', says)
