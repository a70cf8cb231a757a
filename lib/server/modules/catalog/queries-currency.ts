import { and, desc, eq, sql } from 'drizzle-orm'
import { fenToYuan } from '@/lib/shared/money'
import { COINS_PER_FEN, goods } from '../../db/schema/catalog'
import type { Ctx } from '../../runtime/context'
import { keptCount } from './internal/count-cache'
import { allGames } from './internal/game-cache'
import { presentPage } from './present'
import { shownOnly } from './queries-list'
import { RECYCLE_PERCENT, recycleScale, roundScale, shownCrossName } from './rules'

const CAP = 2000
const offered = sql`${goods.status} = 1 and ${goods.coinAmount} is not null`
const coinsPerYuan = sql<number>`${COINS_PER_FEN} * 100`

interface CurrencyFilter {
  gid?: number
  gt?: number
  areaId?: number
  serverId?: number
  page: number
  pageSize: number
}

/** Offers with free units, the most currency for a yuan first. */
export async function listCurrency(ctx: Ctx, input: CurrencyFilter) {
  const { page, pageSize, ...filter } = input
  const where = and(
    offered,
    sql`${goods.stock} > ${goods.reserved}`,
    shownOnly(ctx),
    input.gid ? eq(goods.gameId, input.gid) : undefined,
    input.gt ? eq(goods.goodsTypeId, input.gt) : undefined,
    input.areaId ? eq(goods.areaId, input.areaId) : undefined,
    input.serverId ? eq(goods.serverId, input.serverId) : undefined,
  )
  const offset = (page - 1) * pageSize
  const [rows, games, total] = await Promise.all([
    offset >= CAP
      ? []
      : ctx.db
          .select({ ...OFFER, scale: coinsPerYuan })
          .from(goods)
          .where(where)
          .orderBy(sql`${COINS_PER_FEN} desc`, desc(goods.id))
          .limit(pageSize)
          .offset(offset),
    allGames(ctx.db),
    keptCount(ctx.db, ['currency', ctx.dist.distId, filter], async () => {
      const counted = await ctx.db.execute<{ n: string }>(
        sql`select count(*) as n from (select 1 from ${goods} where ${where} limit ${CAP + 1}) found`,
      )
      return Number(counted.rows[0]?.n ?? 0)
    }),
  ])
  const list = rows.flatMap(({ priceFen, stock, reserved, amount, ...row }) => {
    const game = games.get(row.gameId)
    if (!game || amount === null) return []
    return [
      {
        ...row,
        gameName: game.name,
        coinName: game.coinName,
        amount,
        scale: roundScale(row.scale),
        price: fenToYuan(priceFen),
        stock: stock - reserved,
        crossName: shownCrossName(row.crossName),
      },
    ]
  })
  return presentPage(list, total, CAP, { page, pageSize })
}

const OFFER = {
  goodsSn: goods.sn,
  gameId: goods.gameId,
  goodsTypeId: goods.goodsTypeId,
  bigTitle: goods.title,
  amount: goods.coinAmount,
  priceFen: goods.priceFen,
  stock: goods.stock,
  reserved: goods.reserved,
  areaId: goods.areaId,
  areaName: goods.areaName,
  serverId: goods.serverId,
  serverName: goods.serverName,
  crossName: goods.crossName,
  isOfficialSell: goods.isOfficialSell,
}

/** Currency for a yuan per game, hottest games first. Reads every offer on the shelf (the partial index finds them), so its answer is kept a minute. */
export async function loadScales(ctx: Ctx) {
  const [rows, games] = await Promise.all([
    ctx.db
      .select({
        gameId: goods.gameId,
        offers: sql<number>`count(*)::int`,
        best: sql<number>`max(${coinsPerYuan})`,
        median: sql<number>`percentile_cont(0.5) within group (order by ${coinsPerYuan})`,
      })
      .from(goods)
      .where(and(offered, shownOnly(ctx)))
      .groupBy(goods.gameId),
    allGames(ctx.db),
  ])
  const found = new Map(rows.map((row) => [row.gameId, row]))
  const list = [...games.values()].flatMap(({ id, name, coinName }) => {
    const row = found.get(id)
    if (!row) return []
    const { offers, best, median } = row
    return [
      {
        gameId: id,
        gameName: name,
        coinName,
        offers,
        bestScale: roundScale(best),
        medianScale: roundScale(median),
        recycleScale: roundScale(recycleScale(median)),
      },
    ]
  })
  return { recyclePercent: RECYCLE_PERCENT, list }
}
