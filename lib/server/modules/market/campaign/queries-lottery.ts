import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Chances, DrawRow, LotteryInfo } from '@/lib/contract/entities/campaign'
import { couponTemplates, lotteries, lotteryDraws, lotteryPrizes } from '../../../db/schema/market/campaign'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { findUsers } from '../../people/identity/queries'
import { loadChances } from './internal/consume-chance'
import { findLottery } from './internal/find-lottery'
import { presentDraw, presentLottery } from './present'

const WINNERS = 20
const OWN_DRAWS = 30

/** Returns the running lottery; else the next, else the last one. */
export async function loadLottery(ctx: Ctx): Promise<{ lottery: LotteryInfo | null }> {
  const now = ctx.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const [lottery] = await ctx.db
    .select()
    .from(lotteries)
    .where(eq(lotteries.distId, ctx.dist.distId))
    .orderBy(
      sql`case when ${lotteries.startsAt} <= ${at} and ${lotteries.endsAt} > ${at} then 0 when ${lotteries.startsAt} > ${at} then 1 else 2 end`,
      desc(lotteries.endsAt),
    )
    .limit(1)
  if (!lottery) return { lottery: null }
  const [prizes, won] = await Promise.all([
    ctx.db
      .select({ prize: lotteryPrizes, amount: couponTemplates.amountFen, min: couponTemplates.minFen })
      .from(lotteryPrizes)
      .leftJoin(couponTemplates, eq(couponTemplates.id, lotteryPrizes.templateId))
      .where(eq(lotteryPrizes.lotteryId, lottery.id))
      .orderBy(asc(lotteryPrizes.sort)),
    ctx.db
      .select({ userId: lotteryDraws.userId, prize: lotteryPrizes.name, at: lotteryDraws.createdAt })
      .from(lotteryDraws)
      .innerJoin(lotteryPrizes, eq(lotteryPrizes.id, lotteryDraws.prizeId))
      .where(and(eq(lotteryDraws.lotteryId, lottery.id), isNotNull(lotteryDraws.couponId)))
      .orderBy(desc(lotteryDraws.id))
      .limit(WINNERS),
  ])
  const people = await findUsers(
    ctx,
    won.map((w) => w.userId),
  )
  const winners = won.map(({ userId, prize, at: time }) => ({
    name: people.get(userId)?.nickName ?? '',
    prize,
    at: time,
  }))
  return { lottery: presentLottery({ lottery, prizes, winners, now }) }
}

/** Returns the caller's chances and latest draws. Refuses NOT_FOUND. */
export async function loadOwnLottery(ctx: UserCtx, lotteryId: number): Promise<{ chances: Chances; list: DrawRow[] }> {
  const lottery = await findLottery(ctx, lotteryId)
  const { userId } = ctx.user
  const [chances, rows] = await Promise.all([
    loadChances(ctx.db, lottery, userId, ctx.now()),
    ctx.db
      .select({ draw: lotteryDraws, prize: lotteryPrizes })
      .from(lotteryDraws)
      .innerJoin(lotteryPrizes, eq(lotteryPrizes.id, lotteryDraws.prizeId))
      .where(and(eq(lotteryDraws.lotteryId, lottery.id), eq(lotteryDraws.userId, userId)))
      .orderBy(desc(lotteryDraws.id))
      .limit(OWN_DRAWS),
  ])
  return { chances, list: rows.map(presentDraw) }
}
