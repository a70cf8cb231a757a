import { eq } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import { orders } from '../../../../db/schema/orders/trading'
import type { Vault } from '../../../../runtime/vault'
import type { RuleBook } from '../../../core/tenancy/load-rule-book'
import { reclaimEarnings } from '../flow/claim-effects'
import { takeStep } from '../flow/take-step'
import { keptUntil } from '../internal/rent-cover'
import { unfrozenColumns } from '../internal/unfrozen-columns'
import type { Order } from '../types'
import { isHeld, noteClaimed } from './lock-claimed-order'

type Deal = Parameters<typeof noteClaimed>[0]

/**
 * Handles a claim closed without payment: the held money continues to wait at its place. What was frozen before the
 * claim was filed stays frozen, because only staff may lift their freeze.
 */
export async function freeClaimed(
  deal: Deal,
  { says, filedAt }: { says: string; filedAt: Date | null },
): Promise<void> {
  const { tx, order, at } = deal
  const isFrozenByIt = order.frozenAt !== null && order.frozenAt.getTime() === filedAt?.getTime()
  await tx
    .update(orders)
    .set({ ...(isFrozenByIt ? continued(order, at) : {}), claimId: null })
    .where(eq(orders.id, order.id))
  await noteClaimed(deal, says)
}

/** The kept deposit of a rental goes back when it was promised, however long the claim took. */
function continued(order: Order, at: Date): Partial<Order> {
  const columns = unfrozenColumns(order, at)
  const until = order.subStatus === 'KEPT' ? keptUntil(order) : null
  return until ? { ...columns, enteredAt: order.enteredAt, dueAt: until } : columns
}

/** Handles a paid claim: records the amount on the order, and transfers the money still held to the fund. */
export async function releaseClaimedOrder(
  { rulesOf, ...deal }: Deal & { vault: Vault; rulesOf: RuleBook },
  { paid, says }: { paid: Fen; says: string },
): Promise<void> {
  const { tx, order } = deal
  const held = isHeld(order)
  await tx
    .update(orders)
    .set({ claimedFen: paid, ...(!held && { claimId: null }) })
    .where(eq(orders.id, order.id))
  const rules = rulesOf(order)
  if (!held) {
    // the owner of a rented account earned the rent, whatever happened to the account
    if (!order.terms.rental) await reclaimEarnings({ ...deal, rules })
    return noteClaimed(deal, says)
  }
  const by = { rules, actor: 'system', userId: null, input: {} } as const
  const free: Order = { ...order, frozenAt: null, claimedFen: paid }
  await takeStep({ ...deal, ...by, order: free }, 'claimed')
}
