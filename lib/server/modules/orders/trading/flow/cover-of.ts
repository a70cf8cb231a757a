import { findCover } from '@/lib/shared/goods/cover-table'
import { type Cover, coverLabel, FREE_COVER, mostPaid } from '@/lib/shared/goods/covers'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { type Fen, fen } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { Rules } from '../../../core/tenancy/types'
import { MODES } from '../modes/table'
import type { Order } from '../types'

type Terms = Pick<Cover, 'name' | 'days' | 'mostPercent'>

/** The cover of a completed sale, from its receipt on. */
export interface CoverInForce {
  ensureId: number
  name: string
  isAccount: boolean
  /** What the buyer paid for the goods, and the maximum that the cover pays. */
  price: Fen
  most: Fen
  until: Date
}

/** Null if the order has no cover. The cover may have expired: see `until`. */
export function coverOf(order: Order, { coverTiers }: Pick<Rules, 'coverTiers'>): CoverInForce | null {
  const { status, completedAt, ensureId, goodsTypeId, goodsFen, discountFen, mode, terms } = order
  if (status !== ORDER_STATUS.complete || !completedAt || !MODES[mode].steps.some(({ action }) => action === 'claimed'))
    return null
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
    isAccount,
    price,
    most: mostPaid(cover, price),
    until: new Date(completedAt.getTime() + cover.days * DAY_MS),
  }
}

/**
 * Returns whether its buyer may start a claim now. An order has one case at a time: a dispute and a claim would decide
 * about the same money, and each would prevent the other's end.
 */
export const isClaimable = (order: Order, rules: Pick<Rules, 'coverTiers'>, now: Date): boolean => {
  const cover = coverOf(order, rules)
  const isFree = order.disputeId === null && order.claimId === null
  return cover !== null && isFree && order.subStatus !== 'CLAIMED' && now < cover.until
}
