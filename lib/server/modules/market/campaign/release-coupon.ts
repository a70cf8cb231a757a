import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { coupons } from '../../../db/schema/market/campaign'

/** Returns the coupon of an order that ended without a trade to its buyer, within its validity. */
export async function releaseCoupon(tx: Tx, orderSn: OrderSn): Promise<void> {
  await tx.update(coupons).set({ orderSn: null, usedAt: null }).where(eq(coupons.orderSn, orderSn))
}
