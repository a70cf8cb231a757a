import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { coupons } from '../../../db/schema/market/campaign'
import { refuse } from '../../../runtime/refusal'
import type { CouponUse } from './types'

/**
 * Binds the coupon to its order; a conditional UPDATE makes sure that only one of two concurrent orders gets it.
 * Refuses COUPON_UNUSABLE.
 */
export async function claimCoupon(
  tx: Tx,
  { couponId, userId, distId, at }: CouponUse,
  orderSn: OrderSn,
): Promise<void> {
  const bound = await tx
    .update(coupons)
    .set({ orderSn, usedAt: at })
    .where(
      and(
        eq(coupons.id, couponId),
        eq(coupons.userId, userId),
        eq(coupons.distId, distId),
        isNull(coupons.orderSn),
        lte(coupons.validFrom, at),
        gt(coupons.validTo, at),
      ),
    )
    .returning({ id: coupons.id })
  if (bound.length === 0) throw refuse('COUPON_UNUSABLE', '优惠券已用于其他订单', { field: 'couponId' })
}
