import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { lotteryChances } from '../../../db/schema/campaign'

/** Removes the draw earned by an order of one person with themselves. */
export async function revokeChance(tx: Tx, orderSn: OrderSn): Promise<void> {
  await tx.delete(lotteryChances).where(eq(lotteryChances.orderSn, orderSn))
}
