import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import type { Effects, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import type { RuleBook } from '../../../core/tenancy/load-rule-book'
import { frozen } from '../flow/clock'
import { type CoverInForce, coverOf, isClaimable } from '../flow/cover-of'
import { showChange } from '../flow/notify'
import { lockOwnOrder } from '../internal/find-order'
import { noteOrder } from '../internal/note-order'
import type { Order } from '../types'
import { sendSystemLine } from './lock-disputed-order'

/** Locks one of the caller's purchases whose cover is in force. Refuses NOT_FOUND, ELSEWHERE, NO_CLAIM. */
export async function lockClaimable(
  ctx: UserCtx,
  tx: Tx,
  input: { orderSn: OrderSn; rulesOf: RuleBook },
): Promise<{ order: Order; cover: CoverInForce }> {
  const { order, cover } = await lockCovered(ctx, tx, input)
  if (!cover) throw refuse('NO_CLAIM', order.disputeId === null ? undefined : '订单有进行中的售后，结束后才能申请理赔')
  return { order, cover }
}

/**
 * Locks one of the caller's purchases, with the cover that can be claimed now; null if there is none. Refuses
 * NOT_FOUND, ELSEWHERE.
 */
export async function lockCovered(
  ctx: UserCtx,
  tx: Tx,
  { orderSn, rulesOf }: { orderSn: OrderSn; rulesOf: RuleBook },
): Promise<{ order: Order; cover: CoverInForce | null }> {
  const order = await lockOwnOrder(ctx, tx, orderSn)
  const rules = rulesOf(order)
  return { order, cover: isClaimable(order, rules, ctx.now()) ? coverOf(order, rules) : null }
}

/** Returns the seller's income from the sale, which limits what can be demanded from the seller. */
export const broughtBy = ({ goodsFen, feeFen }: Order): Fen => fen(goodsFen - feeFen)
/** Returns whether the money is still held and can pay a claim. */
export const isHeld = ({ subStatus }: Order): boolean => subStatus === 'HOLD'
/** Returns what a claim demands from the seller in addition to the money held for the order. */
export const chargedToSeller = (order: Order, pay: Fen): Fen => {
  if (isHeld(order)) return ZERO
  const brought = broughtBy(order)
  return brought < pay ? brought : pay
}

interface Held {
  tx: Tx
  effects: Effects
  order: Order
  at: Date
}

/** Puts the order of a claim filed now (`at`) on hold: the held money is not paid out. */
export async function lockClaimedOrder(
  deal: Held,
  { claimId, says }: { claimId: number; says: string },
): Promise<void> {
  const { tx, order, at } = deal
  const stop = isHeld(order) && !order.frozenAt ? frozen(order, at) : {}
  await tx
    .update(orders)
    .set({ ...stop, claimId })
    .where(eq(orders.id, order.id))
  await noteClaimed(deal, says)
}

/** Adds an entry to the order's timeline and chat. */
export async function noteClaimed(deal: Held, says: string): Promise<void> {
  const { tx, effects, order, at } = deal
  await noteOrder(tx, order, { action: 'claim', actor: 'system', explain: says, at })
  await sendSystemLine(deal, says)
  showChange({ effects, order })
}
