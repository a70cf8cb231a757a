import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { type Fen, fen, greaterOf, lesserOf } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import type { Effects, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import type { RuleBook } from '../../../core/tenancy/load-rule-book'
import { frozen } from '../flow/clock'
import { claimantOf, coverOf, isClaimable } from '../flow/cover-of'
import { showChange } from '../flow/notify'
import { lockKnownOrder, partyOf } from '../internal/find-order'
import { noteOrder } from '../internal/note-order'
import { keptOf } from '../internal/rent-cover'
import type { CoverInForce, Order } from '../types'
import { sendSystemLine } from './lock-disputed-order'

/** Locks an order whose cover is in force and pays the caller. Refuses NOT_FOUND, ELSEWHERE, NO_CLAIM. */
export async function lockClaimable(
  ctx: UserCtx,
  tx: Tx,
  input: { orderSn: OrderSn; rulesOf: RuleBook },
): Promise<{ order: Order; cover: CoverInForce }> {
  const { order, cover } = await lockCovered(ctx, tx, input)
  if (!cover) throw refuse('NO_CLAIM', whyNoCover(order, coverOf(order, input.rulesOf(order)), ctx.now()))
  return { order, cover }
}

/** Says by which rule a cover cannot be claimed now; undefined: the order has none. */
function whyNoCover(order: Order, cover: CoverInForce | null, now: Date): string | undefined {
  if (order.disputeId !== null) return '订单有进行中的售后，结束后才能申请理赔'
  if (order.terms.guardianRefund) return '这笔订单已按未成年人退款退回，不能再申请理赔'
  if (!cover || now < cover.until) return undefined
  const until = formatDateTime(cover.until).slice(0, 16)
  return cover.rent
    ? `归还后 ${order.terms.rental?.ban?.claimDays ?? 0} 天内可以申请封禁赔付，已于 ${until} 截止`
    : `${cover.name}已于 ${until} 到期，保障期内提出的才能理赔`
}

/**
 * Locks an order whose cover pays the caller, with the cover that can be claimed now; null if there is none. Refuses
 * NOT_FOUND, ELSEWHERE.
 */
export async function lockCovered(
  ctx: UserCtx,
  tx: Tx,
  { orderSn, rulesOf }: { orderSn: OrderSn; rulesOf: RuleBook },
): Promise<{ order: Order; cover: CoverInForce | null }> {
  const order = await lockKnownOrder(ctx, tx, orderSn)
  if (partyOf(order, ctx.user.userId) !== claimantOf(order)) throw refuse('NOT_FOUND', '订单不存在')
  const rules = rulesOf(order)
  return { order, cover: isClaimable(order, rules, ctx.now()) ? coverOf(order, rules) : null }
}

/** Returns the seller's income from the sale, which limits what can be demanded from the seller. */
export const broughtBy = ({ goodsFen, feeFen }: Order): Fen => fen(goodsFen - feeFen)
/** Returns whether money is held that can pay a claim: of a sale all of it, of a rental a part of the deposit. */
export const isHeld = ({ subStatus }: Order): boolean => subStatus === 'HOLD' || subStatus === 'KEPT'
/** Returns how much of a claim's payment the held money covers. */
export function heldFor(order: Order, pay: Fen): Fen {
  const { goodsFen, ensureFen, discountFen } = order
  return lesserOf(pay, isHeld(order) && !order.terms.rental ? goodsFen + ensureFen - discountFen : keptOf(order))
}
/**
 * Returns what the liable side owes of a claim, with the money held for the order: a seller what the sale brought, a
 * renter all of it, or only the deposit if `isExcused` by a cover that the renter bought.
 */
export function owedFor(order: Order, pay: Fen, isExcused: boolean): Fen {
  if (!order.terms.rental) return lesserOf(broughtBy(order), pay)
  return isExcused ? heldFor(order, pay) : pay
}
/** Returns what the liable side owes beyond the money held for the order. */
export const chargedBeyond = (order: Order, owed: Fen): Fen =>
  isHeld(order) && !order.terms.rental ? fen(0) : greaterOf(owed - keptOf(order), 0n)

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

/** Adds an entry to the order's timeline and chat; one of staff answers the parties as a step does. */
export async function noteClaimed(deal: Held, says: string, actor: 'system' | 'service' = 'system'): Promise<void> {
  const { tx, effects, order, at } = deal
  await noteOrder(tx, order, { action: 'claim', actor, explain: says, at })
  await sendSystemLine(deal, says)
  showChange({ effects, order })
}
