import {
  and,
  asc,
  between,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { GOODS_SORTS } from '@/lib/contract/entities/goods-list'
import { type Attrs, attrsText, NO_ATTRS } from '@/lib/shared/attrs'
import { GOODS_STATUS } from '@/lib/shared/goods-status'
import { ACCOUNT } from '@/lib/shared/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money'
import { plannedAnew } from '../../db/client'
import { type Page, type Paging, pageOf, presentPage } from '../../db/page'
import { goods, onShelf } from '../../db/schema/catalog'
import type { Ctx } from '../../runtime/context'
import { areCommon } from './internal/common-facts'
import { COUNT_CAP, countOf, FACTS_CAP, keptCount } from './internal/count-cache'
import { alongTheOrder, factConditions } from './internal/fact-conditions'
import { factNumbers } from './internal/fact-numbers'
import { allGames } from './internal/game-cache'
import { shownOnly } from './internal/shown-only'
import { presentRow } from './present'
import { queryTerms } from './rules'
import type { GameRow } from './types'

const {
  terms: _terms,
  description: _description,
  updatedAt: _updatedAt,
  attrs: _attrs,
  mainNumber: _mainNumber,
  ...LIST_COLUMNS
} = getTableColumns(goods)

export { LIST_COLUMNS }

type ListedRow = Pick<typeof goods.$inferSelect, keyof typeof LIST_COLUMNS>

export interface GoodsFilter extends Paging {
  /** Goods of one seller, of every type unless one is named. */
  sellerId?: number
  gt?: number
  gid?: number
  keyWord?: string
  areaId?: number
  serverId?: number
  crossId?: number
  minPrice?: Fen
  maxPrice?: Fen
  ensure?: boolean
  rent?: boolean
  official?: boolean
  bargain?: boolean
  attrs?: Attrs
  sort?: (typeof GOODS_SORTS)[number]
}

const ORDERS: Record<(typeof GOODS_SORTS)[number], SQL[]> = {
  default: [desc(goods.createdAt), desc(goods.id)],
  newest: [desc(goods.createdAt), desc(goods.id)],
  priceAsc: [asc(goods.priceFen), asc(goods.id)],
  priceDesc: [desc(goods.priceFen), desc(goods.id)],
  views: [desc(goods.views), desc(goods.id)],
  mainAsc: [asc(goods.mainNumber), asc(goods.id)],
  mainDesc: [desc(goods.mainNumber), desc(goods.id)],
}
/** Goods for rent are compared by their hourly price. */
const RENT_ORDERS: Partial<typeof ORDERS> = {
  priceAsc: [asc(goods.rentHourFen), asc(goods.id)],
  priceDesc: [desc(goods.rentHourFen), desc(goods.id)],
}
const orderOf = ({ rent, sort = 'default' }: GoodsFilter): SQL[] => (rent && RENT_ORDERS[sort]) || ORDERS[sort]

/** Goods on the shelf, each with its seller's number. */
export async function listShelf(ctx: Ctx, asked: GoodsFilter): Promise<Page<{ sellerId: number; shown: GoodsRow }>> {
  const games = await allGames(ctx.db)
  const game = games.get(asked.gid ?? 0)
  const input = { ...asked, sort: game || !isMain(asked) ? asked.sort : undefined }
  const { page, pageSize, sort: _sort, attrs = NO_ATTRS, ...filter } = input
  const facts = game ? await factsOf(ctx, game, attrs) : []
  const all = and(onShelf, ...(await conditions(ctx, input)), ...facts)
  const where = filter.minPrice || filter.maxPrice || filter.keyWord || facts.length > 0 ? plannedAnew(all) : all
  const listing = { where, order: orderOf(input), paging: { page, pageSize } }
  const key = [ctx.dist.distId, filter, isMain(input), attrsText(attrs)]
  const found = await (facts.length > 0 ? byFacts(ctx, listing, key) : byIndex(ctx, listing, key, COUNT_CAP))
  return presentPage(found, (row) => presentRow(row, games).map((shown) => ({ sellerId: row.sellerId, shown })))
}

async function factsOf(ctx: Ctx, game: GameRow, attrs: Attrs): Promise<SQL[]> {
  if (attrs.size === 0) return []
  const facts = factConditions(game, attrs, await factNumbers(ctx.db, game))
  return facts.length > 0 && (await areCommon(ctx.db, game.id, attrs)) ? alongTheOrder(facts) : facts
}

interface Listing {
  where: SQL | undefined
  order: SQL[]
  paging: Paging
}

const byIndex = (ctx: Ctx, { where, order, paging }: Listing, key: readonly unknown[], cap: number) =>
  pageOf(pickedRows(ctx, where, order), () => keptCount(ctx.db, key, where, cap), paging, cap)

/**
 * What is chosen by facts is counted on the same walk that finds the page, unless the count is known: finding the first 200
 * costs more than all the rest, and as a statement of its own it would be walked twice.
 */
async function byFacts(ctx: Ctx, listing: Listing, key: readonly unknown[]): Promise<Page<ListedRow>> {
  const { where, order, paging } = listing
  const count = countOf(ctx.db, key)
  const from = (paging.page - 1) * paging.pageSize
  if (count.known() !== undefined || from >= FACTS_CAP) return byIndex(ctx, listing, key, FACTS_CAP)
  const place = sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place')
  const first = ctx.db
    .select({ id: goods.id, place })
    .from(goods)
    .where(where)
    .orderBy(...order)
    .limit(FACTS_CAP + 1)
  const walked = ctx.db.$with('walked').as(first)
  const rows = await ctx.db
    .with(walked)
    .select({ ...LIST_COLUMNS, found: sql<number>`(select count(*)::int from ${walked})` })
    .from(walked)
    .innerJoin(goods, eq(goods.id, walked.id))
    .where(between(walked.place, from + 1, from + paging.pageSize))
    .orderBy(walked.place)
  const [{ found } = { found: undefined }] = rows
  if (found === undefined && from > 0) return byIndex(ctx, listing, key, FACTS_CAP)
  const total = found ?? 0
  count.keep(total)
  return { ...paging, list: rows, total: Math.min(total, FACTS_CAP), more: total > FACTS_CAP }
}

/** The page is picked from an index alone wherever one knows all that is asked; only its own rows are read. */
const pickedRows = (ctx: Ctx, where: SQL | undefined, order: SQL[]) => ({
  limit: (rows: number) => ({
    offset: (before: number) => {
      const picked = ctx.db
        .select({ id: goods.id })
        .from(goods)
        .where(where)
        .orderBy(...order)
        .limit(rows)
        .offset(before)
        .as('picked')
      return ctx.db
        .select(LIST_COLUMNS)
        .from(goods)
        .innerJoin(picked, eq(goods.id, picked.id))
        .orderBy(...order)
    },
  }),
})

/** Only within a game: each has a number of its own that accounts are compared by. */
const isMain = ({ sort }: GoodsFilter): boolean => sort === 'mainAsc' || sort === 'mainDesc'

async function conditions(ctx: Ctx, input: GoodsFilter): Promise<(SQL | undefined)[]> {
  const price = input.rent ? goods.rentHourFen : goods.priceFen
  return [
    input.sellerId === undefined ? undefined : eq(goods.sellerId, input.sellerId),
    ...typeCondition(input),
    input.gid ? eq(goods.gameId, input.gid) : undefined,
    await shownOnly(ctx),
    input.areaId ? eq(goods.areaId, input.areaId) : undefined,
    input.serverId ? eq(goods.serverId, input.serverId) : undefined,
    input.crossId ? eq(goods.crossId, input.crossId) : undefined,
    input.minPrice ? gte(price, input.minPrice) : undefined,
    input.maxPrice ? lte(price, input.maxPrice) : undefined,
    input.ensure ? eq(goods.canEnsure, true) : undefined,
    input.official ? sql`${goods.isOfficialSell}` : undefined,
    input.bargain ? sql`${goods.bargain}` : undefined,
    // what does not tell the number has no place in its order
    isMain(input) ? isNotNull(goods.mainNumber) : undefined,
    // an account that somebody has, or is about to pay for, is not offered to others
    input.rent ? sql`${goods.rentHourFen} is not null and ${goods.stock} > ${goods.reserved}` : undefined,
    ...(input.keyWord ? keywordConditions(input.keyWord) : []),
  ]
}

/** A list is of one type, accounts by default; a seller's may be of all. */
const typeCondition = ({ sellerId, gt }: GoodsFilter): SQL[] =>
  sellerId !== undefined && gt === undefined ? [] : [eq(goods.goodsTypeId, gt ?? ACCOUNT)]

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
export async function findGoodsRows(ctx: Ctx, sns: GoodsSn[]): Promise<Map<string, GoodsRow>> {
  if (sns.length === 0) return new Map()
  const [rows, games] = await Promise.all([
    ctx.db
      .select(LIST_COLUMNS)
      .from(goods)
      .where(and(inArray(goods.sn, sns), ne(goods.status, GOODS_STATUS.removed), await shownOnly(ctx))),
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
          onShelf,
          input.gid ? eq(goods.gameId, input.gid) : undefined,
          eq(goods.goodsTypeId, input.gt ?? ACCOUNT),
          await shownOnly(ctx),
        ),
      )
      .orderBy(desc(goods.views), desc(goods.id))
      .limit(input.pageSize),
    allGames(ctx.db),
  ])
  return { list: rows.flatMap((row) => presentRow(row, games)) }
}
