import type { OrderSn } from '@/lib/shared/ids'
import type { UserCtx } from '../../../../runtime/context'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { claimantOf, coverOf, isClaimable } from '../flow/cover-of'
import { findOrder, partyOf } from '../internal/find-order'
import type { Party } from '../types'

/**
 * Returns one of the caller's orders, and what can be claimed from its cover. `side`: in a claim, `buyer` is who claims.
 * Refuses NOT_FOUND, ELSEWHERE.
 */
export async function findClaimable(ctx: UserCtx, orderSn: OrderSn) {
  const { userId } = ctx.user
  const order = await findOrder(ctx, userId, orderSn)
  const side: Party = partyOf(order, userId) === claimantOf(order) ? 'buyer' : 'seller'
  const rules = await loadRules(ctx, order)
  const cover = coverOf(order, rules)
  return { order, side, cover, isOpen: side === 'buyer' && isClaimable(order, rules, ctx.now()) }
}
