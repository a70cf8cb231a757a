import { and, eq } from 'drizzle-orm'
import { couponValue, whyUnusable } from '@/lib/shared/money/coupon'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { coupons } from '../../../db/schema/market/campaign'
import { refuse } from '../../../runtime/refusal'
import type { CouponUse } from './types'

/**
 * Returns the coupon's discount on an order of these goods (without cover), at most the order's fee; the terms of a
 * coupon never change. Refuses COUPON_UNUSABLE with the reason.
 */
export async function calculateDiscount(
  tx: Tx,
  use: CouponUse,
  order: { goods: bigint; goodsTypeId: number; fee: Fen },
): Promise<Fen> {
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, use.couponId), eq(coupons.userId, use.userId), eq(coupons.distId, use.distId)))
  if (!coupon) throw refuse('COUPON_UNUSABLE', '优惠券不存在', { field: 'couponId' })
  if (coupon.orderSn) throw refuse('COUPON_UNUSABLE', '优惠券已用于其他订单', { field: 'couponId' })
  const { amountFen: amount, minFen: min, goodsTypes, validFrom, validTo } = coupon
  const why = whyUnusable({ amount, min, goodsTypes, validFrom, validTo }, { ...order, now: use.at })
  if (why) throw refuse('COUPON_UNUSABLE', why, { field: 'couponId' })
  return couponValue(amount, order.fee)
}
