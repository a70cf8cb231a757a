import { and, eq } from 'drizzle-orm'
import { lotteries } from '../../../../db/schema/market/campaign'
import type { Ctx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import type { Lottery } from '../types'

/** Returns a lottery of this host. Refuses NOT_FOUND. */
export async function findLottery(ctx: Ctx, id: number): Promise<Lottery> {
  const [lottery] = await ctx.db
    .select()
    .from(lotteries)
    .where(and(eq(lotteries.id, id), eq(lotteries.distId, ctx.dist.distId)))
  if (!lottery) throw refuse('NOT_FOUND', '抽奖活动不存在')
  return lottery
}
