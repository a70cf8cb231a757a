import { and, asc, desc, eq, getTableColumns, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { ACCOUNT, GOODS_TYPES } from '@/lib/shared/goods-types'
import { type Fen, fenToYuan } from '@/lib/shared/money'
import { startOfDay } from '@/lib/shared/time'
import { GOODS_STATUS, goods } from '../../db/schema/catalog'
import type { Ctx } from '../../runtime/context'
import { keptCount } from './internal/count-cache'
import { allGames } from './internal/game-cache'
import { type GoodsRecord, presentGoods, presentPage } from './present'
import { queryTerms } from './rules'

const { terms: _terms, description: _description, updatedAt: _updatedAt, ...LIST_COLUMNS } = getTableColumns(goods)

export { LIST_COLUMNS }

/** Counting stops here; beyond it the list says "more". */
const COUNT_CAP = 2000

export interface GoodsFilter {
  gt?: number
  gid?: number
  keyWord?: string
  areaId?: number
  serverId?: number
  minPrice?: Fen
  maxPrice?: Fen
  ensure?: boolean
  rent?: boolean
  sort?: 'default' | 'newest' | 'priceAsc' | 'priceDesc' | 'views'
  page: number
  pageSize: number
}

const ORDERS: Record<NonNullable<GoodsFilter['sort']>, SQL[]> = {
  default: [desc(goods.createdAt), desc(goods.id)],
  newest: [desc(goods.createdAt), desc(goods.id)],
  priceAsc: [asc(goods.priceFen), asc(goods.id)],
  priceDesc: [desc(goods.priceFen), desc(goods.id)],
  views: [desc(goods.views), desc(goods.id)],
}
/** Goods for rent are compared by their hourly price. */
const RENT_ORDERS: Partial<typeof ORDERS> = {
  priceAsc: [asc(goods.rentHourFen), asc(goods.id)],
  priceDesc: [desc(goods.rentHourFen), desc(goods.id)],
}
const orderOf = ({ rent, sort = 'default' }: GoodsFilter): SQL[] => (rent && RENT_ORDERS[sort]) || ORDERS[sort]

export async function listGoods(ctx: Ctx, input: GoodsFilter) {
  const where = and(sql`${goods.status} = 1`, ...conditions(ctx, input))
  const offset = (input.page - 1) * input.pageSize
  const [rows, games] = await Promise.all([
    offset >= COUNT_CAP
      ? []
      : ctx.db
          .select(LIST_COLUMNS)
          .from(goods)
          .where(where)
          .orderBy(...orderOf(input))
          .limit(input.pageSize)
          .offset(offset),
    allGames(ctx.db),
  ])
  // A page that is not full is the last one: its length is the count.
  const isLast = rows.length < input.pageSize && (rows.length > 0 || offset === 0)
  const { page: _page, pageSize: _pageSize, sort: _sort, ...filter } = input
  const total = isLast
    ? offset + rows.length
    : await keptCount(ctx.db, [ctx.dist.distId, filter], async () => {
        const counted = await ctx.db.execute<{ n: string }>(
          sql`select count(*) as n from (select 1 from ${goods} where ${where} limit ${COUNT_CAP + 1}) found`,
        )
        return Number(counted.rows[0]?.n ?? 0)
      })
  return presentPage(
    rows.flatMap((row) => presentRow(row, games)),
    total,
    COUNT_CAP,
    input,
  )
}

type Games = Awaited<ReturnType<typeof allGames>>
export const presentRow = (row: GoodsRecord, games: Games): GoodsRow[] => {
  const game = games.get(row.gameId)
  return game ? [presentGoods(row, game)] : []
}

/** A distributor may show a part of the catalogue. */
export const shownOnly = (ctx: Ctx): SQL | undefined =>
  ctx.dist.gameIds ? inArray(goods.gameId, [...ctx.dist.gameIds]) : undefined

function conditions(ctx: Ctx, input: GoodsFilter): (SQL | undefined)[] {
  const price = input.rent ? goods.rentHourFen : goods.priceFen
  return [
    eq(goods.goodsTypeId, input.gt ?? ACCOUNT),
    input.gid ? eq(goods.gameId, input.gid) : undefined,
    shownOnly(ctx),
    input.areaId ? eq(goods.areaId, input.areaId) : undefined,
    input.serverId ? eq(goods.serverId, input.serverId) : undefined,
    input.minPrice ? gte(price, input.minPrice) : undefined,
    input.maxPrice ? lte(price, input.maxPrice) : undefined,
    input.ensure ? eq(goods.canEnsure, true) : undefined,
    input.rent ? sql`${goods.rentHourFen} is not null` : undefined,
    ...(input.keyWord ? keywordConditions(input.keyWord) : []),
  ]
}

/** The index finds rows with every pair of characters; the text itself then settles that they stand together. */
function keywordConditions(keyWord: string): SQL[] {
  const words = keyWord.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const terms = words.flatMap(queryTerms).slice(0, 24)
  if (terms.length === 0) return [sql`false`]
  // A word may still be on its way: v8 finds V8皮肤 and zhwz107 a goods number.
  const query = terms.map((t) => `'${t.replace(/['\\]/g, '')}'${/\p{Script=Han}/u.test(t) ? '' : ':*'}`).join(' & ')
  const text = sql`lower(${goods.title} || ' ' || ${goods.smallTitleName} || ' ' || ${goods.areaName} || ' ' || ${goods.serverName} || ' ' || ${goods.sn})`
  return [sql`${goods.terms} @@ ${query}::tsquery`, ...words.map((word) => sql`position(${word} in ${text}) > 0`)]
}

/** Rows by goods number, whatever their status; removed goods and games out of sight are left out. */
export async function findGoodsRows(ctx: Ctx, sns: string[]): Promise<Map<string, GoodsRow>> {
  if (sns.length === 0) return new Map()
  const [rows, games] = await Promise.all([
    ctx.db
      .select(LIST_COLUMNS)
      .from(goods)
      .where(and(inArray(goods.sn, sns), ne(goods.status, GOODS_STATUS.removed), shownOnly(ctx))),
    allGames(ctx.db),
  ])
  return new Map(rows.flatMap((row) => presentRow(row, games)).map((row) => [row.goodsSn, row]))
}

export async function listMostViewed(
  ctx: Ctx,
  input: { gid?: number; gt?: number; pageSize: number },
): Promise<{ list: GoodsRow[] }> {
  const [rows, games] = await Promise.all([
    ctx.db
      .select(LIST_COLUMNS)
      .from(goods)
      .where(
        and(
          sql`${goods.status} = 1`,
          input.gid ? eq(goods.gameId, input.gid) : undefined,
          eq(goods.goodsTypeId, input.gt ?? ACCOUNT),
          shownOnly(ctx),
        ),
      )
      .orderBy(desc(goods.views), desc(goods.id))
      .limit(input.pageSize),
    allGames(ctx.db),
  ])
  return { list: rows.flatMap((row) => presentRow(row, games)) }
}

const SHELVES = GOODS_TYPES.flatMap(({ id, shelf }) => (shelf ? [{ id, title: shelf }] : []))

const leastYuan = (amounts: (string | null)[]): string | null => {
  const [least] = amounts
    .flatMap((amount) => (amount === null ? [] : [BigInt(amount)]))
    .sort((a, b) => (a < b ? -1 : 1))
  return least === undefined ? null : fenToYuan(least)
}

/** Figures and shelves of the home page: real counts, no invented ones. */
export async function loadHomeShelves(ctx: Ctx) {
  const mine = shownOnly(ctx)
  const today = startOfDay(ctx.now()).toISOString()
  const [counts, games, ...lists] = await Promise.all([
    ctx.db.execute<{
      goods_type_id: number
      game_id: number
      n: string
      today: string
      lowest: string
      rent: string
      lowest_rent: string | null
    }>(sql`
      select goods_type_id, game_id, count(*) as n, count(*) filter (where created_at >= ${today}) as today, min(price_fen) as lowest,
        count(rent_hour_fen) as rent, min(rent_hour_fen) as lowest_rent
      from ${goods} where status = 1 ${mine ? sql`and ${mine}` : sql``} group by 1, 2`),
    allGames(ctx.db),
    ...SHELVES.map(({ id }) =>
      ctx.db
        .select(LIST_COLUMNS)
        .from(goods)
        .where(and(sql`${goods.status} = 1`, eq(goods.goodsTypeId, id), mine))
        .orderBy(desc(goods.createdAt), desc(goods.id))
        .limit(8),
    ),
  ])
  const sum = (type: number, of: 'n' | 'today' | 'rent') =>
    counts.rows.filter((r) => r.goods_type_id === type).reduce((a, r) => a + Number(r[of]), 0)
  const perGame = new Map<number, number>()
  for (const row of counts.rows) perGame.set(row.game_id, (perGame.get(row.game_id) ?? 0) + Number(row.n))
  return {
    modes: SHELVES.map(({ id: goodsTypeId }) => {
      const rows = counts.rows.filter((r) => r.goods_type_id === goodsTypeId)
      return {
        goodsTypeId,
        count: sum(goodsTypeId, 'n'),
        today: sum(goodsTypeId, 'today'),
        from: leastYuan(rows.map((r) => r.lowest)),
        games: rows.length,
        rentCount: sum(goodsTypeId, 'rent'),
        rentFrom: leastYuan(rows.map((r) => r.lowest_rent)),
      }
    }),
    games: [...perGame].map(([gameId, count]) => ({ gameId, count })),
    shelves: SHELVES.map(({ id, title }, i) => ({
      goodsTypeId: id,
      title,
      list: (lists[i] ?? []).flatMap((row) => presentRow(row, games)),
    })),
  }
}
