import { availableParallelism } from 'node:os'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { type Attrs, attrsText, NO_ATTRS } from '@/lib/shared/goods/attrs'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Db } from '../../../../db/client'
import { type Page, type Paging, pageOf } from '../../../../db/page'
import { goods, onShelf } from '../../../../db/schema/catalog'
import type { Ctx } from '../../../../runtime/context'
import { areCommon } from '../internal/common-facts'
import { COUNT_CAP, countOf, FACTS_CAP, keptCount } from '../internal/count-cache'
import { factConditions, onTheWay } from '../internal/fact-conditions'
import { factNumbers } from '../internal/fact-numbers'
import { allGames } from '../internal/game-cache'
import { type Picked, type ShelfItem, shelfItems } from '../internal/kept-rows'
import { LIST_COLUMNS } from '../internal/list-columns'
import { type Ask, ask } from '../internal/list-conditions'
import { isByMain, orderOf, type Sort } from '../internal/list-orders'
import { countRows, type Listing, pickRows, walkRows } from '../internal/list-statements'
import { shownAsks, shownOnly } from '../internal/shown-only'
import { presentRow } from '../present'
import { queryTerms, queryWords } from '../rules'
import type { GameRow } from '../types'

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
  sort?: Sort
}

/** Goods on the shelf, each with its seller's number. */
export async function listShelf(ctx: Ctx, asked: GoodsFilter): Promise<Page<ShelfItem>> {
  const games = await allGames(ctx.db)
  const game = games.get(asked.gid ?? 0)
  const input = { ...asked, sort: game || !isByMain(asked.sort) ? asked.sort : undefined }
  const { page, pageSize, sort: _sort, attrs = NO_ATTRS, ...filter } = input
  const facts = game ? await factAsks(ctx, game, attrs) : []
  const asks = [...filterAsks(input), ...(await shownAsks(ctx)), ...facts]
  // facts on the way leave one plan, whatever their values
  const anew = Boolean(filter.minPrice || filter.maxPrice || filter.keyWord || facts.some((one) => !one.onTheWay))
  const listing = { asks, anew, order: orderOf(input) }
  const key = [ctx.dist.distId, filter, isByMain(input.sort), attrsText(attrs)]
  const paging = { page, pageSize }
  const picked = await (facts.length > 0
    ? inTurn(() => byFacts(ctx.db, listing, key, paging))
    : byIndex(ctx.db, listing, key, paging))
  return { ...picked, list: await shelfItems(ctx.db, games, picked.list) }
}

async function factAsks(ctx: Ctx, game: GameRow, attrs: Attrs): Promise<Ask[]> {
  if (attrs.size === 0) return []
  const facts = factConditions(game, attrs, await factNumbers(ctx.db, game))
  if (facts.length === 0 || !(await areCommon(ctx.db, game.id, attrs))) return facts
  return onTheWay(facts)
}

type Key = readonly unknown[]

/**
 * So many lists by facts at once, two for each core: what has to walk far keeps a core of the database busy for some ms, and
 * sixteen of those side by side would each take as long as all.
 */
const inTurn = pLimit(2 * availableParallelism())

const byIndex = (db: Db, listing: Listing, key: Key, paging: Paging, cap = COUNT_CAP): Promise<Page<Picked>> =>
  pageOf(
    { limit: (limit) => ({ offset: (offset) => pickRows(db, listing, { limit, offset }) }) },
    () => keptCount(db, key, () => countRows(db, listing, cap)),
    paging,
    cap,
  )

/** What is chosen by facts is counted on the same walk that finds the page, unless the count is known. */
async function byFacts(db: Db, listing: Listing, key: Key, paging: Paging): Promise<Page<Picked>> {
  const count = countOf(db, key)
  const { pageSize } = paging
  const from = (paging.page - 1) * pageSize
  if (count.known() !== undefined || from >= FACTS_CAP) return byIndex(db, listing, key, paging, FACTS_CAP)
  const picked = await walkRows(db, listing, { from, rows: pageSize, cap: FACTS_CAP })
  const [{ found } = { found: undefined }] = picked
  if (found === undefined && from > 0) return byIndex(db, listing, key, paging, FACTS_CAP)
  const total = found ?? 0
  count.keep(total)
  return { ...paging, list: picked, total: Math.min(total, FACTS_CAP), more: total > FACTS_CAP }
}

/** A list is of one type, accounts by default; a seller's may be of all. */
function filterAsks(input: GoodsFilter): Ask[] {
  const { sellerId, gt, rent } = input
  const given = (name: Ask['name'], value: number | bigint | undefined) => (value ? [ask(name, value)] : [])
  const is = (name: Ask['name'], wanted: boolean | undefined) => (wanted ? [ask(name)] : [])
  return [
    ...(sellerId === undefined ? [] : [ask('seller', sellerId)]),
    ...(sellerId !== undefined && gt === undefined ? [] : [ask('type', gt ?? ACCOUNT)]),
    ...given('game', input.gid),
    ...given('area', input.areaId),
    ...given('server', input.serverId),
    ...given('cross', input.crossId),
    ...given(rent ? 'hourFrom' : 'priceFrom', input.minPrice),
    ...given(rent ? 'hourTo' : 'priceTo', input.maxPrice),
    ...is('ensure', input.ensure),
    ...is('official', input.official),
    ...is('bargain', input.bargain),
    // what does not tell the number has no place in its order
    ...is('numbered', isByMain(input.sort)),
    ...is('let', rent),
    ...(input.keyWord ? wordAsks(input.keyWord) : []),
  ]
}

function wordAsks(keyWord: string): Ask[] {
  const words = queryWords(keyWord).slice(0, 8)
  const terms = words.flatMap(queryTerms).slice(0, 24)
  if (terms.length === 0) return [ask('nothing')]
  // A word may still be on its way: v8 finds V8皮肤 and zhwz107 a goods number.
  const query = terms.map((t) => `'${t.replace(/['\\]/g, '')}'${/\p{Script=Han}/u.test(t) ? '' : ':*'}`).join(' & ')
  return [ask('terms', query), ...words.map((word) => ask('word', word, word))]
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
