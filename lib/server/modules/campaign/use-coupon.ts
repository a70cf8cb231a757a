import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { whyUnusable } from '@/lib/shared/coupon'
import type { Fen } from '@/lib/shared/money'
import type { Tx } from '../../db/client'
import { coupons } from '../../db/schema/campaign'
import { refuse } from '../../runtime/refusal'

export interface Use {
  couponId: number
  userId: number
  distId: number
  at: Date
}

/** What the coupon takes off an order of these goods (without cover); its terms never change. Refuses COUPON_UNUSABLE with the reason. */
export async function quoteCoupon(tx: Tx, use: Use, order: { goods: bigint; goodsTypeId: number }): Promise<Fen> {
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, use.couponId), eq(coupons.userId, use.userId), eq(coupons.distId, use.distId)))
  if (!coupon) throw refuse('COUPON_UNUSABLE', '优惠券不存在', { field: 'couponId' })
  if (coupon.orderSn) throw refuse('COUPON_UNUSABLE', '优惠券已用于其他订单', { field: 'couponId' })
  const { amountFen: amount, minFen: min, goodsTypes, validFrom, validTo } = coupon
  const why = whyUnusable({ amount, min, goodsTypes, validFrom, validTo }, { ...order, now: use.at })
  if (why) throw refuse('COUPON_UNUSABLE', why, { field: 'couponId' })
  return amount
}

/** Binds the coupon to its order; of two orders at once the conditional UPDATE lets one have it. Refuses COUPON_UNUSABLE. */
export async function bindCoupon(tx: Tx, { couponId, userId, distId, at }: Use, orderSn: string): Promise<void> {
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

/**
 * The order of a late payment wants its coupon back. Its time may have run out meanwhile: the price was promised while it
 * was valid. False: another order has it.
 */
export async function rebindCoupon(
  tx: Tx,
  { couponId, orderSn, at }: { couponId: number; orderSn: string; at: Date },
): Promise<boolean> {
  const bound = await tx
    .update(coupons)
    .set({ orderSn, usedAt: at })
    .where(and(eq(coupons.id, couponId), isNull(coupons.orderSn)))
    .returning({ id: coupons.id })
  return bound.length === 1
}

/** The order ended without a trade: its buyer has the coupon again, for as long as it is valid. */
export async function returnCoupon(tx: Tx, orderSn: string): Promise<void> {
  await tx.update(coupons).set({ orderSn: null, usedAt: null }).where(eq(coupons.orderSn, orderSn))
}
