import { availableParallelism } from 'node:os'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { GoodsRow, ShelfCard } from '@/lib/contract/entities/goods'
import { type Attrs, attrsText, NO_ATTRS } from '@/lib/shared/goods/attrs'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { ACCOUNT, withOldTypes } from '@/lib/shared/goods/goods-types'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Db } from '../../../../db/client'
import { type Page, type Paging, pageOf } from '../../../../db/page'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { faceChecked } from '../../../people/identity/face/queries-checked'
import { COUNT_CAP, cachedCount, countOf, WALK_CAP } from '../internal/count-cache'
import { factConditions, factsOnTheWay } from '../internal/fact-conditions'
import { factNumbers } from '../internal/fact-numbers'
import { allGames } from '../internal/game-cache'
import { LIST_COLUMNS } from '../internal/list-columns'
import { type Condition, condition, onTheWay } from '../internal/list-conditions'
import { isByMain, needsGame, orderOf, type Sort } from '../internal/list-orders'
import { countRows, type Listing, pickRows, walkRows } from '../internal/list-statements'
import { areCommonFacts } from '../internal/newest-sample'
import { type Picked, type ShelfItem, shelfItems } from '../internal/shelf-items'
import { shownConditions, shownOnly } from '../internal/shown-only'
import { withWords } from '../internal/word-conditions'
import { presentCard, presentRow } from '../present'
import type { GameRow } from '../types'

export interface GoodsFilter extends Paging {
  /** Goods of one seller; all types unless one is given. */
  sellerId?: UserId
  /** Only goods of these sellers, who may be thousands; the same for every list of that name. */
  sellers?: { name: string; ids: readonly UserId[] }
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
  /** With `rent`: only without a deposit. */
  free?: boolean
  official?: boolean
  bargain?: boolean
  /** Only accounts that staff have checked. */
  checked?: boolean
  attrs?: Attrs
  /** Only goods that their seller confirmed since then. */
  confirmedSince?: Date
  /** Sellers whose goods are left out now, for this list only. */
  notSellers?: readonly UserId[]
  /** Only goods published since then. */
  since?: Date
  sort?: Sort
}

/** Lists goods on the shelf, each with its seller's number. */
export async function listShelf(ctx: Ctx, goodsFilter: GoodsFilter): Promise<Page<ShelfItem>> {
  const games = await allGames(ctx.db)
  const game = games.get(goodsFilter.gid ?? 0)
  const input = { ...goodsFilter, sort: game || !needsGame(goodsFilter.sort) ? goodsFilter.sort : undefined }
  const { page, pageSize, sort: _sort, attrs = NO_ATTRS, sellers, notSellers: _left, ...filter } = input
  const facts = game ? await factAsks(ctx, game, attrs) : []
  const others = [...filterAsks(input), ...(await shownConditions(ctx)), ...facts]
  const { keyWord } = filter
  const asks = keyWord ? await withWords(ctx.db, others, { ...filter, keyWord }) : others
  // conditions with `onTheWay` have the same best plan for all values
  const isReplanned = Boolean(
    sellers ||
      input.notSellers?.length ||
      filter.minPrice ||
      filter.maxPrice ||
      filter.since ||
      keyWord ||
      facts.some((one) => !one.onTheWay),
  )
  const listing = { asks, isReplanned, order: orderOf(input) }
  const key = [ctx.dist.distId, filter, sellers?.name, isByMain(input.sort), attrsText(attrs)]
  const paging = { page, pageSize }
  const picked = await (facts.length > 0 || keyWord
    ? inTurn(() => byWalk(ctx.db, listing, key, paging))
    : byIndex(ctx.db, listing, key, paging))
  return { ...picked, list: await shelfItems(ctx.db, games, picked.list) }
}

async function factAsks(ctx: Ctx, game: GameRow, attrs: Attrs): Promise<Condition[]> {
  if (attrs.size === 0) return []
  const facts = factConditions(game, attrs, await factNumbers(ctx.db, game))
  if (facts.length === 0 || !(await areCommonFacts(ctx.db, game.id, attrs))) return facts
  return factsOnTheWay(facts)
}

type Key = readonly unknown[]

/**
 * Limits concurrent filters by facts and keywords to two per core: a long scan occupies a database core for some milliseconds, and
 * sixteen of them in parallel would each take as long as all together.
 */
const inTurn = pLimit(2 * availableParallelism())

const byIndex = (db: Db, listing: Listing, key: Key, paging: Paging, cap = COUNT_CAP): Promise<Page<Picked>> =>
  pageOf(
    { limit: (limit) => ({ offset: (offset) => pickRows(db, listing, { limit, offset }) }) },
    () => cachedCount(db, key, () => countRows(db, listing, cap)),
    paging,
    cap,
  )

/** Finds the page and counts the matches in one scan, unless the count is cached. */
async function byWalk(db: Db, listing: Listing, key: Key, paging: Paging): Promise<Page<Picked>> {
  const count = countOf(db, key)
  const { pageSize } = paging
  const from = (paging.page - 1) * pageSize
  if (count.known() !== undefined || from >= WALK_CAP) return byIndex(db, listing, key, paging, WALK_CAP)
  const picked = await walkRows(db, listing, { from, rows: pageSize, cap: WALK_CAP })
  const [{ found } = { found: undefined }] = picked
  if (found === undefined && from > 0) return byIndex(db, listing, key, paging, WALK_CAP)
  const total = found ?? 0
  count.keep(total)
  return { ...paging, list: picked, total: Math.min(total, WALK_CAP), more: total > WALK_CAP }
}

/** A list has one type, accounts by default; a seller's list may include all types, and a type with those that it replaced. */
function filterAsks(input: GoodsFilter): Condition[] {
  const { sellerId, gt, rent } = input
  const whenSet = (name: Condition['name'], value: number | bigint | undefined) =>
    value ? [condition(name, value)] : []
  const is = (name: Condition['name'], wanted: boolean | undefined) => (wanted ? [condition(name)] : [])
  return [
    ...(sellerId === undefined ? [] : [condition('seller', sellerId)]),
    ...(sellerId === undefined
      ? [condition('type', gt ?? ACCOUNT)]
      : gt === undefined
        ? []
        : [condition('types', withOldTypes(gt))]),
    // checked while walking along the list: the number of sellers tells nothing about that of their goods
    ...(input.sellers ? [onTheWay(condition('sellers', input.sellers.ids))] : []),
    ...(input.notSellers?.length ? [onTheWay(condition('notSellers', input.notSellers))] : []),
    ...(input.confirmedSince ? [onTheWay(condition('confirmedSince', input.confirmedSince))] : []),
    ...whenSet('game', input.gid),
    ...whenSet('area', input.areaId),
    ...whenSet('server', input.serverId),
    ...whenSet('cross', input.crossId),
    ...whenSet(rent ? 'hourFrom' : 'priceFrom', input.minPrice),
    ...whenSet(rent ? 'hourTo' : 'priceTo', input.maxPrice),
    ...(input.since ? [condition('since', input.since, input.since)] : []),
    ...is('ensure', input.ensure),
    ...is('official', input.official),
    ...is('bargain', input.bargain),
    // sorted by the time of the check, which others do not have
    ...is('checked', input.checked || input.sort === 'checked'),
    ...is('confirmed', input.sort === 'confirmed'),
    // goods without the number cannot be sorted by it
    ...is('numbered', isByMain(input.sort)),
    ...is('let', rent),
    ...is('noDeposit', rent && input.free),
  ]
}

/** Returns rows by goods number, whatever their status; omits removed goods and those of games not shown here. */
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
): Promise<{ list: ShelfCard[] }> {
  const [rows, games, faced] = await Promise.all([
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
    faceChecked(ctx),
  ])
  return { list: rows.flatMap((row) => presentCard(row, games, faced)) }
}
