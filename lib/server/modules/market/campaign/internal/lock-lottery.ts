import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { lotteries } from '../../../../db/schema/market/campaign'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import type { Lottery } from '../types'

/** Locks a lottery of the site until the transaction ends. Refuses NOT_FOUND. */
export async function lockLottery({ dist }: StaffCtx, tx: Tx, lotteryId: number): Promise<Lottery> {
  const own = and(eq(lotteries.id, lotteryId), eq(lotteries.distId, dist.distId))
  const [lottery] = await tx.select().from(lotteries).where(own).for('update')
  if (!lottery) throw refuse('NOT_FOUND', '没有这个抽奖')
  return lottery
}
