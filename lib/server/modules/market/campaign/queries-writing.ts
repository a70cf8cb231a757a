import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import {
  bookingSeasons,
  coupons,
  couponTemplates,
  leaderboards,
  lotteries,
  lotteryDraws,
  lotteryPrizes,
  seasonPackages,
} from '../../../db/schema/market/campaign'
import type { StaffCtx } from '../../../runtime/context'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { findUsers } from '../../people/identity/queries'
import { presentBoard, presentGift, presentOwnLottery, presentSeason } from './present'

/** Returns seasons of the site, latest start first. */
export async function listOwnSeasons(ctx: StaffCtx, paging: Paging) {
  const own = eq(bookingSeasons.distId, ctx.dist.distId)
  const rows = ctx.db.select().from(bookingSeasons).where(own).orderBy(desc(bookingSeasons.startsAt))
  const found = await pageOf(rows, () => ctx.db.$count(bookingSeasons, own), paging)
  const ids = found.list.map(({ id }) => id)
  const [games, packages] = await Promise.all([
    gamesById(ctx),
    ctx.db.select().from(seasonPackages).where(inArray(seasonPackages.seasonId, ids)).orderBy(asc(seasonPackages.sort)),
  ])
  return presentPage(found, (row) =>
    presentSeason(row, { gameName: games.get(row.gameId)?.name ?? '', packages, now: ctx.now() }),
  )
}

/** Returns lotteries of the site, latest end first. */
export async function listLotteries(ctx: StaffCtx, paging: Paging) {
  const own = eq(lotteries.distId, ctx.dist.distId)
  const rows = ctx.db.select().from(lotteries).where(own).orderBy(desc(lotteries.endsAt))
  const found = await pageOf(rows, () => ctx.db.$count(lotteries, own), paging)
  const ids = found.list.map(({ id }) => id)
  const [prizes, drawn] = await Promise.all([
    ctx.db
      .select({ prize: lotteryPrizes, template: couponTemplates })
      .from(lotteryPrizes)
      .leftJoin(couponTemplates, eq(couponTemplates.id, lotteryPrizes.templateId))
      .where(inArray(lotteryPrizes.lotteryId, ids))
      .orderBy(asc(lotteryPrizes.sort)),
    ctx.db
      .select({ id: lotteryDraws.lotteryId, n: count() })
      .from(lotteryDraws)
      .where(inArray(lotteryDraws.lotteryId, ids))
      .groupBy(lotteryDraws.lotteryId),
  ])
  return presentPage(found, (lottery) =>
    presentOwnLottery({
      lottery,
      prizes: prizes.filter(({ prize }) => prize.lotteryId === lottery.id),
      draws: drawn.find(({ id }) => id === lottery.id)?.n ?? 0,
      now: ctx.now(),
    }),
  )
}

/** Returns leaderboards of the site, latest end first. */
export async function listBoards(ctx: StaffCtx, paging: Paging) {
  const own = eq(leaderboards.distId, ctx.dist.distId)
  const rows = ctx.db.select().from(leaderboards).where(own).orderBy(desc(leaderboards.endsAt), leaderboards.id)
  return presentPage(await pageOf(rows, () => ctx.db.$count(leaderboards, own), paging), (row) =>
    presentBoard(row, ctx.now()),
  )
}

/** Returns coupons given on the site, newest first. */
export async function listGifts(ctx: StaffCtx, paging: Paging) {
  const own = and(eq(coupons.distId, ctx.dist.distId), eq(coupons.source, 'gift'))
  const rows = ctx.db.select().from(coupons).where(own).orderBy(desc(coupons.id))
  const found = await pageOf(rows, () => ctx.db.$count(coupons, own), paging)
  const people = await findUsers(
    ctx,
    found.list.map(({ userId }) => userId),
  )
  return presentPage(found, (row) => presentGift(row, people.get(row.userId)?.nickName ?? '', ctx.now()))
}
