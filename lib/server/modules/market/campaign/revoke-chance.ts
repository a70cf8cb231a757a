import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { coupons, lotteryChances, lotteryDraws } from '../../../db/schema/market/campaign'

/**
 * Removes the draw earned by an order of one person with themselves. If it was already used, the coupon it won expires;
 * an order that the coupon is bound to keeps its price.
 */
export async function revokeChance(tx: Tx, { orderSn, at }: { orderSn: OrderSn; at: Date }): Promise<void> {
  await tx.delete(lotteryChances).where(eq(lotteryChances.orderSn, orderSn))
  const won = tx.select({ id: lotteryDraws.couponId }).from(lotteryDraws).where(eq(lotteryDraws.chance, orderSn))
  const isValid = and(lt(coupons.validFrom, at), gt(coupons.validTo, at))
  await tx
    .update(coupons)
    .set({ validTo: at })
    .where(and(inArray(coupons.id, won), isValid))
}
