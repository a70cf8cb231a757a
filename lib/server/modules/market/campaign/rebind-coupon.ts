import { and, eq, isNull } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { coupons } from '../../../db/schema/campaign'

/**
 * The order of a late payment wants its coupon back. Its time may have run out meanwhile: the price was promised while it
 * was valid. False: another order has it.
 */
export async function rebindCoupon(
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
