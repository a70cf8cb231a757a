import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { lotteries, lotteryChances } from '../../../db/schema/market/campaign'

interface EarnedChance {
  orderSn: OrderSn
  buyerId: UserId
  distId: number
  /** Price of the goods without cover. */
  goods: Fen
  at: Date
}

/**
 * Gives the buyer of an order that is paid out one draw in the lottery running on the distributor's site; only once.
 */
export async function createChance(tx: Tx, { orderSn, buyerId, distId, goods, at }: EarnedChance): Promise<void> {
  const running = tx
    .select({
      lotteryId: lotteries.id,
      orderSn: sql`${orderSn}`.as('order_sn'),
      userId: sql`${buyerId}::bigint`.as('user_id'),
      createdAt: sql`${at.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(lotteries)
    .where(
      and(
        eq(lotteries.distId, distId),
        lte(lotteries.startsAt, at),
        gt(lotteries.endsAt, at),
        lte(lotteries.minOrderFen, goods),
      ),
    )
  await tx.insert(lotteryChances).select(running).onConflictDoNothing()
}
