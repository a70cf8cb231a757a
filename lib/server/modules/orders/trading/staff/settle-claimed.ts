import { eq } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import { orders } from '../../../../db/schema/trading'
import type { Vault } from '../../../../runtime/vault'
import type { RuleBook } from '../../../core/tenancy/load-rule-book'
import { takeBackEarned } from '../flow/claim-effects'
import { takeStep } from '../flow/take-step'
import { thawed } from '../internal/thawed'
import type { Order } from '../types'
import { isHeld, noteClaimed } from './hold-claimed'

type Deal = Parameters<typeof noteClaimed>[0]

/** A claim is over without payment: what was held goes on waiting where it stood. */
export async function freeClaimed(deal: Deal, says: string): Promise<void> {
  const { tx, order, at } = deal
  await tx
    .update(orders)
    .set({ ...(isHeld(order) ? thawed(order, at) : {}), claimId: null })
    .where(eq(orders.id, order.id))
  await noteClaimed(deal, says)
}

/** A claim was paid: the order says how much, and what is still held for it is the fund's. */
export async function settleClaimed(
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
    await takeBackEarned({ ...deal, rules })
    return noteClaimed(deal, says)
  }
  const by = { rules, actor: 'system', userId: null, given: {} } as const
  const free: Order = { ...order, frozenAt: null }
  await takeStep({ ...deal, ...by, order: free }, 'claimed')
}
