import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { lotteryChances } from '../../../db/schema/campaign'

/** An order was paid back after it was complete: the draw it earned is gone, unless it was drawn. */
export async function withdrawChance(tx: Tx, orderSn: OrderSn): Promise<void> {
  await tx.delete(lotteryChances).where(eq(lotteryChances.orderSn, orderSn))
}
