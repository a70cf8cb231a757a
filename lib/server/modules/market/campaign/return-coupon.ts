import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { coupons } from '../../../db/schema/campaign'

/** The order ended without a trade: its buyer has the coupon again, for as long as it is valid. */
export async function returnCoupon(tx: Tx, orderSn: OrderSn): Promise<void> {
  await tx.update(coupons).set({ orderSn: null, usedAt: null }).where(eq(coupons.orderSn, orderSn))
}
