import type { OrderSn } from '@/lib/shared/ids'
import type { UserCtx } from '../../../../runtime/context'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { coverOf, isClaimable } from '../flow/cover-of'
import { findOrder, partyOf } from '../internal/find-order'

/** Returns one of the caller's orders, and what its buyer can claim from the cover. Refuses NOT_FOUND, ELSEWHERE. */
export async function findClaimable(ctx: UserCtx, orderSn: OrderSn) {
  const { userId } = ctx.user
  const order = await findOrder(ctx, userId, orderSn)
  const party = partyOf(order, userId)
  const rules = await loadRules(ctx, order)
  const cover = coverOf(order, rules)
  return { order, party, cover, isOpen: party === 'buyer' && isClaimable(order, rules, ctx.now()) }
}
