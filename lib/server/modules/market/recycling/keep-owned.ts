import { eq } from 'drizzle-orm'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { recyclingRequests } from '../../../db/schema/recycling'

/** The account of an order is the platform's, as this item; the time to redeem it begins. A batch cannot be redeemed. */
export async function keepOwned(
  tx: Tx,
  { orderSn, goodsSn, at }: { orderSn: OrderSn; goodsSn: GoodsSn; at: Date },
): Promise<void> {
  await tx.update(recyclingRequests).set({ goodsSn, ownedAt: at }).where(eq(recyclingRequests.orderSn, orderSn))
}
