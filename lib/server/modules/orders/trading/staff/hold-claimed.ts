import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/trading'
import type { Effects, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import type { RuleBook } from '../../../core/tenancy/load-rule-book'
import { frozen } from '../flow/clock'
import { type CoverInForce, coverOf, isClaimable } from '../flow/cover-of'
import { showChange } from '../flow/tell'
import { lockOwnOrder } from '../internal/find-order'
import { noteOrder } from '../internal/note-order'
import type { Order } from '../types'
import { saySystem } from './hold-disputed'

/** An own purchase whose cover is in force, locked. Refuses NOT_FOUND, ELSEWHERE, NO_CLAIM. */
export async function lockClaimable(
  ctx: UserCtx,
  tx: Tx,
  asked: { orderSn: OrderSn; rulesOf: RuleBook },
): Promise<{ order: Order; cover: CoverInForce }> {
  const { order, cover } = await lockCovered(ctx, tx, asked)
  if (!cover) throw refuse('NO_CLAIM')
  return { order, cover }
}

/** An own purchase, locked, with the cover that a claim can be begun of now; null: none. Refuses NOT_FOUND, ELSEWHERE. */
export async function lockCovered(
  ctx: UserCtx,
  tx: Tx,
  { orderSn, rulesOf }: { orderSn: OrderSn; rulesOf: RuleBook },
): Promise<{ order: Order; cover: CoverInForce | null }> {
  const order = await lockOwnOrder(ctx, tx, orderSn)
  const rules = rulesOf(order)
  return { order, cover: isClaimable(order, rules, ctx.now()) ? coverOf(order, rules) : null }
}

/** What the sale brought its seller, who is asked for that and not more. */
export const broughtBy = ({ goodsFen, feeFen }: Order): Fen => fen(goodsFen - feeFen)
/** Its money is still held, and pays a claim. */
export const isHeld = ({ subStatus }: Order): boolean => subStatus === 'HOLD'
/** What a claim asks of the seller beside what is held for the order. */
export const askedOf = (order: Order, pay: Fen): Fen => {
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

/** The order of a filed claim: what is still held for it stays. */
export async function holdClaimed(deal: Held, { claimId, says }: { claimId: number; says: string }): Promise<void> {
  const { tx, order, at } = deal
  const stop = isHeld(order) && !order.frozenAt ? frozen(order, at) : {}
  await tx
    .update(orders)
    .set({ ...stop, claimId })
    .where(eq(orders.id, order.id))
  await noteClaimed(deal, says)
}

/** A line in the order's timeline and chat. */
export async function noteClaimed(deal: Held, says: string): Promise<void> {
  const { tx, effects, order, at } = deal
  await noteOrder(tx, order, { action: 'claim', actor: 'system', explain: says, at })
  await saySystem(deal, says)
  showChange({ effects, order })
}
