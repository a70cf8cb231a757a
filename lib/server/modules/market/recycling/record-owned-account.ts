import { eq } from 'drizzle-orm'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { recyclingRequests } from '../../../db/schema/market/recycling'

/**
 * Records that the account of an order belongs to the platform, as this item; the redemption period starts. A batch
 * cannot be redeemed.
 */
export async function recordOwnedAccount(
  tx: Tx,
  { orderSn, goodsSn, at }: { orderSn: OrderSn; goodsSn: GoodsSn; at: Date },
): Promise<void> {
  await tx.update(recyclingRequests).set({ goodsSn, ownedAt: at }).where(eq(recyclingRequests.orderSn, orderSn))
}
