import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/trading'
import type { Effects, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { frozen } from '../flow/clock'
import { discountOf, goodsOf, mostSplit } from '../flow/ruled-effects'
import { say, showChange } from '../flow/tell'
import { lockKnownOrder, lockOrder, partyOf } from '../internal/find-order'
import { noteOrder } from '../internal/note-order'
import { MODES } from '../modes/table'
import { hasStep, mayDispute } from '../rules'
import type { Order, Party } from '../types'

/** An order its parties may dispute, as a dispute needs to know it. */
export interface Disputable {
  order: Order
  party: Party
  /** What the buyer may get back of it: all, or up to `split` (0: nothing else than all). */
  total: Fen
  split: Fen
  /** What the goods cost and a coupon took off, before a dispute gave part of it back. */
  goods: Fen
  discount: Fen
}

/** An own order that the caller may dispute where it stands, locked. Refuses NOT_FOUND, ELSEWHERE, ORDER_STATE, ORDER_FROZEN. */
export async function lockDisputable(ctx: UserCtx, tx: Tx, orderSn: OrderSn): Promise<Disputable> {
  const order = await lockKnownOrder(ctx, tx, orderSn)
  if (order.frozenAt) throw refuse('ORDER_FROZEN')
  const party = partyOf(order, ctx.user.userId)
  if (!mayDispute(MODES[order.mode], order, party)) throw refuse('ORDER_STATE', '这笔订单现在不能发起纠纷')
  return { order, party, ...boundsOf(order) }
}

/** The order of a dispute, locked before the dispute itself. */
export async function lockDisputed(tx: Tx, orderSn: OrderSn): Promise<Order> {
  const order = await lockOrder(tx, orderSn)
  if (!order) throw new Error(`no order ${orderSn}`)
  return order
}

/** What may be given back of it. */
export const boundsOf = (order: Order): Pick<Disputable, 'total' | 'split' | 'goods' | 'discount'> => ({
  total: order.totalFen,
  goods: goodsOf(order),
  discount: discountOf(order),
  split: hasStep(MODES[order.mode], order, 'ruleSplit') ? mostSplit(order) : fen(0),
})

/** Its clock stops, and nobody takes a step till the dispute is over. */
export async function holdDisputed(
  deal: { tx: Tx; effects: Effects; order: Order; at: Date },
  { disputeId, by, says }: { disputeId: number; by: Party; says: string },
): Promise<void> {
  const { tx, effects, order, at } = deal
  await tx
    .update(orders)
    .set({ ...frozen(order, at), disputeId })
    .where(eq(orders.id, order.id))
  await noteOrder(tx, order, { action: 'freeze', actor: by, explain: says, at })
  await saySystem(deal, says)
  showChange({ effects, order })
}

/** A line in the order's chat. */
export const saySystem = (
  { tx, effects, order, at }: { tx: Tx; effects: Effects; order: Order; at: Date },
  says: string,
): Promise<void> => say('status', says)({ tx, effects, order, at } as Parameters<ReturnType<typeof say>>[0])
