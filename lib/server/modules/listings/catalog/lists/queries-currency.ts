import { and, desc, eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { cachedFor } from '../../../../db/cached-for'
import { type Paging, pageOf, presentPage } from '../../../../db/page'
import { COINS_PER_FEN, goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { COUNT_CAP, cachedCount, countUpTo } from '../internal/count-cache'
import { allGames } from '../internal/game-cache'
import { shownOnly } from '../internal/shown-only'
import { RECYCLE_PERCENT } from '../rules'
import { presentOffer, presentScale } from './present-currency'

const offered = and(onShelf, sql`${goods.coinAmount} is not null`)
const coinsPerYuan = sql<number>`${COINS_PER_FEN} * 100`

export interface CurrencyFilter extends Paging {
  gid?: number
  gt?: number
  areaId?: number
  serverId?: number
  /** Units of one game's currency: only offers that can deliver them, the lowest total first. */
  amount?: number
  /** Sellers whose goods are left out now. */
  notSellers?: readonly UserId[]
}

/** Units of goods that an amount takes. */
const unitsFor = (amount: number) => sql`((${amount}::bigint + ${goods.coinAmount} - 1) / ${goods.coinAmount})`

/** Offers with free units, most currency per yuan first. */
export async function listCurrency(ctx: Ctx, input: CurrencyFilter) {
  const { page, pageSize, notSellers = [], ...filter } = input
  // amounts of different currencies cannot be compared
  const amount = input.gid ? input.amount : undefined
  const where = and(
    await listed(ctx, notSellers),
    input.gid ? eq(goods.gameId, input.gid) : undefined,
    input.gt ? eq(goods.goodsTypeId, input.gt) : undefined,
    input.areaId ? eq(goods.areaId, input.areaId) : undefined,
    input.serverId ? eq(goods.serverId, input.serverId) : undefined,
    amount ? sql`${goods.stock} - ${goods.reserved} >= ${unitsFor(amount)}` : undefined,
  )
  const cheapest = amount ? [sql`${unitsFor(amount)} * ${goods.priceFen}`] : []
  const offers = ctx.db
    .select({ ...OFFER, scale: coinsPerYuan })
    .from(goods)
    .where(where)
  const [found, games] = await Promise.all([
    pageOf(
      offers.orderBy(...cheapest, sql`${COINS_PER_FEN} desc`, desc(goods.id)),
      () => cachedCount(ctx.db, ['currency', ctx.dist.distId, filter], () => countUpTo(ctx.db, where)),
      { page, pageSize },
      COUNT_CAP,
    ),
    allGames(ctx.db),
  ])
  return presentPage(found, (row) => presentOffer(row, games.get(row.gameId), amount))
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
  distId: goods.distId,
  sellerId: goods.sellerId,
}

const cached = cachedFor<Awaited<ReturnType<typeof measureScales>>>(20_000)

/** What lists of currency show, whatever their filters. */
const listed = async (ctx: Ctx, notSellers: readonly UserId[]) =>
  and(
    offered,
    sql`${goods.stock} > ${goods.reserved}`,
    await shownOnly(ctx),
    notSellers.length > 0 ? sql`${goods.sellerId} <> all(${sql.param([...notSellers])}::bigint[])` : undefined,
  )

/** Reads every offer of the lists, using the partial index. */
const measureScales = async (ctx: Ctx, notSellers: readonly UserId[]) =>
  ctx.db
    .select({
      gameId: goods.gameId,
      offers: sql<number>`count(*)::int`,
      stock: sql<number>`sum(${goods.coinAmount} * (${goods.stock} - ${goods.reserved}))::float8`,
      best: sql<number>`max(${coinsPerYuan})`,
      median: sql<number>`percentile_cont(0.5) within group (order by ${coinsPerYuan})`,
    })
    .from(goods)
    .where(await listed(ctx, notSellers))
    .groupBy(goods.gameId)
    .execute()

/** Returns currency per yuan for each game, hottest games first, of the offers in its list. */
export async function loadScales(ctx: Ctx, notSellers: readonly UserId[]) {
  const key = JSON.stringify([ctx.dist.gameIds ?? 'all', notSellers])
  const measured = cached(ctx.db, key, () => measureScales(ctx, notSellers))
  const [rows, games] = await Promise.all([measured, allGames(ctx.db)])
  const found = new Map(rows.map((row) => [row.gameId, row]))
  const list = [...games.values()].flatMap((game) => {
    const row = found.get(game.id)
    return row ? [presentScale(row, game)] : []
  })
  return { recyclePercent: RECYCLE_PERCENT, list }
}
