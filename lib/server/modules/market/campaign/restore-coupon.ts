import { and, eq, isNull } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { coupons } from '../../../db/schema/market/campaign'

/**
 * Binds the coupon to its order again after a late payment. It may have expired meanwhile, because the price was
 * promised while it was valid. False if it is used by another order.
 */
export async function restoreCoupon(
  tx: Tx,
  { couponId, orderSn, at }: { couponId: number; orderSn: OrderSn; at: Date },
): Promise<boolean> {
  const bound = await tx
    .update(coupons)
    .set({ orderSn, usedAt: at })
    .where(and(eq(coupons.id, couponId), isNull(coupons.orderSn)))
    .returning({ id: coupons.id })
  return bound.length === 1
}
