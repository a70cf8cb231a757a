import { eq } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { orders } from '../../../db/schema/trading'
import type { Ctx } from '../../../runtime/context'

/** Returns the parties of an order on any site; empty if there is no such order. */
export async function partiesOfOrder({ db }: Pick<Ctx, 'db'>, orderSn: OrderSn): Promise<(UserId | null)[]> {
  const rows = await db
    .select({ buyerId: orders.buyerId, sellerId: orders.sellerId })
    .from(orders)
    .where(eq(orders.sn, orderSn))
  return rows.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId])
}
