import { findCover } from '@/lib/shared/goods/cover-table'
import { type Cover, coverLabel, FREE_COVER, mostPaid } from '@/lib/shared/goods/covers'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import { disclosedBan } from '@/lib/shared/trade/ban-claims'
import { claimKinds } from '@/lib/shared/trade/claims'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'
import type { Rules } from '../../../core/tenancy/types'
import { rentCoverOf } from '../internal/rent-cover'
import { MODES } from '../modes/table'
import type { CoverInForce, Order, Party } from '../types'

type Terms = Pick<Cover, 'name' | 'days' | 'mostPercent'>

/** Which side of an order its cover pays: of a rental the owner of the account. */
export const claimantOf = ({ mode }: Pick<Order, 'mode'>): Party => (MODE_FACTS[mode].isLet ? 'seller' : 'buyer')

/** Null if the order has no cover. The cover may have expired: see `until`. */
export function coverOf(order: Order, { coverTiers }: Pick<Rules, 'coverTiers'>): CoverInForce | null {
  const { status, completedAt, ensureId, goodsTypeId, goodsFen, discountFen, mode, terms } = order
  if (status !== ORDER_STATUS.complete || !completedAt || !MODES[mode].steps.some(({ action }) => action === 'claimed'))
    return null
  if (MODE_FACTS[mode].isLet) return rentCoverOf(order)
  const isAccount = goodsType(goodsTypeId).mode === 'account'
  const tier = coverTiers.find(({ id }) => id === ensureId)
  // orders from before the cover was stored with them have that of the rules
  const bought: Terms | undefined = terms.sale?.cover ?? tier ?? findCover(ensureId)
  const cover = bought ?? (isAccount ? FREE_COVER : undefined)
  const price = fen(goodsFen - discountFen)
  if (!cover || price <= 0n) return null
  return {
    ensureId,
    name: coverLabel(cover),
    kinds: claimKinds({ ensureId, isAccount, bans: terms.sale?.bans === true }),
    price,
    most: mostPaid(cover, price),
    until: new Date(completedAt.getTime() + cover.days * DAY_MS),
    from: formatDate(order.createdAt),
    to: formatDate(completedAt),
    disclosed: disclosedBan(order.snapshot.facts),
    rent: null,
  }
}

/**
 * Returns whether a claim may be started now. An order has one case at a time: a dispute and a claim would decide about
 * the same money, and each would prevent the other's end. What a guardian got back is not paid to the buyer again.
 */
export const isClaimable = (order: Order, rules: Pick<Rules, 'coverTiers'>, now: Date): boolean => {
  const cover = coverOf(order, rules)
  const isFree = order.disputeId === null && order.claimId === null
  const isRefunded = order.terms.guardianRefund === true && claimantOf(order) === 'buyer'
  return cover !== null && isFree && !isRefunded && order.subStatus !== 'CLAIMED' && now < cover.until
}
