import { and, eq, getTableColumns, inArray, ne } from 'drizzle-orm'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { RECORDING } from '@/lib/shared/goods/goods-checks'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { isVideoKey } from '@/lib/shared/video/video-files'
import type { Tx } from '../../../db/client'
import { prepared } from '../../../db/prepared'
import { goods } from '../../../db/schema/listings/catalog'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { findFaceMonth } from '../../people/identity/face/queries'
import { findUsers } from '../../people/identity/queries'
import { findPassed } from '../checks/queries'
import { allGames } from './internal/game-cache'
import { countOfSeller } from './internal/seller-counts'
import { isOnShow, shownOnly } from './internal/shown-only'
import { presentDetail, presentNow } from './present'

/** Statuses visible only to the seller and staff: removed, in review, refused. */
const HIDDEN: readonly GoodsStatus[] = [GOODS_STATUS.removed, GOODS_STATUS.review, GOODS_STATUS.refused]
const { terms: _terms, ...COLUMNS } = getTableColumns(goods)

type DetailRow = Omit<typeof goods.$inferSelect, 'terms'>

/**
 * Returns the row if it is public on this host, otherwise refuses; checked in code so that all hosts use the same
 * statement. Refuses NOT_FOUND.
 */
async function known<Row extends Pick<DetailRow, 'status' | 'gameId'>>(
  ctx: Ctx,
  row: Row | undefined,
  fault = '商品不存在或已被删除',
): Promise<Row> {
  if (!row || HIDDEN.includes(row.status) || !(await isOnShow(ctx, row.gameId))) throw refuse('NOT_FOUND', fault)
  return row
}

/**
 * Returns one item as the public sees it: GONE for removed goods; NOT_FOUND for goods in review, refused ones and those
 * of games not shown on this host. Refuses GONE, NOT_FOUND.
 */
export async function findShown(ctx: Ctx, goodsSn: GoodsSn): Promise<DetailRow> {
  const [row] = await readRow(ctx.db, { goodsSn })
  if (row?.status === GOODS_STATUS.removed && (await isOnShow(ctx, row.gameId))) throw refuse('GONE', '商品已被删除')
  return known(ctx, row)
}

const readRow = prepared(['goodsSn'], (db, { goodsSn }) => db.select(COLUMNS).from(goods).where(eq(goods.sn, goodsSn)))

/**
 * Returns one of the caller's own items, also in review; other sellers' items are not found. Refuses GONE, NOT_FOUND.
 */
export async function loadOwnGoods(ctx: UserCtx, goodsSn: GoodsSn): Promise<GoodsDetail> {
  const [row] = await ctx.db
    .select(COLUMNS)
    .from(goods)
    .where(and(eq(goods.sn, goodsSn), eq(goods.sellerId, ctx.user.userId), await shownOnly(ctx)))
  if (row?.status === GOODS_STATUS.removed) throw refuse('GONE', '商品已被删除')
  if (!row) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  return withDetails(ctx, row)
}

/** Returns a row with everything its page shows, whatever its status. */
export async function withDetails(ctx: Ctx, row: DetailRow): Promise<GoodsDetail> {
  const [games, people, counts, rules, faceMonth, check] = await Promise.all([
    allGames(ctx.db),
    findUsers(ctx, [row.sellerId]),
    countOfSeller(ctx.db, row.sellerId),
    loadRules(ctx, { mode: goodsType(row.goodsTypeId).mode, gameId: row.gameId }),
    findFaceMonth(ctx, row.sellerId),
    row.checkedAt ? findPassed(ctx.db, row.sn) : undefined,
  ])
  const game = games.get(row.gameId)
  const person = people.get(row.sellerId)
  if (!game || !person) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  const video = row.images.find(isVideoKey)
  const recording = check?.captures.find(({ kind }) => kind === RECORDING)
  return presentDetail(row, game, {
    description: row.description,
    updatedAt: row.updatedAt,
    seller: { ...person, ...counts, faceMonth },
    coverTiers: rules.coverTiers,
    video: video ? storedUrl(ctx, video) : '',
    recording: recording ? storedUrl(ctx, recording.key) : '',
    check: check ?? null,
  })
}

/** 0 for an unknown number. */
export async function findSellerId(ctx: Ctx, goodsSn: GoodsSn): Promise<UserId> {
  const [row] = await ctx.db.select({ sellerId: goods.sellerId }).from(goods).where(eq(goods.sn, goodsSn))
  return row?.sellerId ?? (0 as UserId)
}

/** Returns the site an item was listed on; 0 for an unknown number. */
export async function findGoodsDist({ db }: Pick<Ctx, 'db'>, goodsSn: GoodsSn): Promise<number> {
  const [row] = await db.select({ distId: goods.distId }).from(goods).where(eq(goods.sn, goodsSn))
  return row?.distId ?? 0
}

/** Returns the data that pages other than the item's own need. Refuses NOT_FOUND. */
export async function findListing(ctx: Ctx, goodsSn: GoodsSn) {
  const [row] = await readListing(ctx.db, { goodsSn })
  return known(ctx, row)
}

const readListing = prepared(['goodsSn'], (db, { goodsSn }) =>
  db
    .select({
      sellerId: goods.sellerId,
      gameId: goods.gameId,
      goodsTypeId: goods.goodsTypeId,
      status: goods.status,
      facts: goods.facts,
      createdAt: goods.createdAt,
    })
    .from(goods)
    .where(eq(goods.sn, goodsSn)),
)

/** Returns titles of items, including removed ones. */
export async function findTitles(
  ctx: Ctx,
  sns: readonly GoodsSn[],
): Promise<Map<GoodsSn, { title: string; goodsTypeId: number; status: GoodsStatus }>> {
  if (sns.length === 0) return new Map()
  const rows = await ctx.db
    .select({ sn: goods.sn, title: goods.title, goodsTypeId: goods.goodsTypeId, status: goods.status })
    .from(goods)
    .where(inArray(goods.sn, [...new Set(sns)]))
  return new Map(rows.map(({ sn, ...row }) => [sn, row]))
}

/** Returns the data of an item as it was listed, read in the transaction of its order. */
export async function loadListed(
  tx: Tx,
  goodsSn: GoodsSn,
): Promise<{ title: string; facts: Record<string, string>; listedAt: Date }> {
  const [row] = await tx
    .select({ title: goods.title, facts: goods.facts, listedAt: goods.createdAt })
    .from(goods)
    .where(eq(goods.sn, goodsSn))
  if (!row) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  return row
}

/** Returns the number of free units now, for the last check before an order. Refuses NOT_FOUND. */
export async function loadAvailable(ctx: Ctx, goodsSn: GoodsSn): Promise<number> {
  const [found] = await readNow(ctx.db, { goodsSn })
  const { status, stock, reserved } = await known(ctx, found)
  return status === GOODS_STATUS.onShelf ? stock - reserved : 0
}

/** Returns what may change while an item is viewed, and whose it is: one row, no joins. Refuses NOT_FOUND. */
export async function findGoodsNow(ctx: Ctx, goodsSn: GoodsSn) {
  const [found] = await readNow(ctx.db, { goodsSn })
  const row = await known(ctx, found)
  return { now: presentNow(row), sellerId: row.sellerId, isAutomatic: row.stockIsStored }
}

const readNow = prepared(['goodsSn'], (db, { goodsSn }) =>
  db
    .select({
      priceFen: goods.priceFen,
      stock: goods.stock,
      reserved: goods.reserved,
      status: goods.status,
      gameId: goods.gameId,
      sellerId: goods.sellerId,
      stockIsStored: goods.stockIsStored,
    })
    .from(goods)
    .where(eq(goods.sn, goodsSn)),
)

/** Returns the game of one of the caller's own items, also in review. Refuses NOT_FOUND. */
export async function findOwnGame(ctx: UserCtx, goodsSn: GoodsSn): Promise<{ gameId: number }> {
  const isOwn = and(eq(goods.sn, goodsSn), eq(goods.sellerId, ctx.user.userId), ne(goods.status, GOODS_STATUS.removed))
  const [row] = await ctx.db
    .select({ gameId: goods.gameId })
    .from(goods)
    .where(and(isOwn, await shownOnly(ctx)))
  if (!row) throw refuse('NOT_FOUND', '没有找到可以出租的账号')
  return row
}

/** Refuses NOT_FOUND. */
export async function findGoodsType(
  ctx: Ctx,
  goodsSn: GoodsSn,
): Promise<{ goodsSn: GoodsSn; gameId: number; goodsTypeId: number }> {
  const [row] = await readListing(ctx.db, { goodsSn })
  const { gameId, goodsTypeId } = await known(ctx, row, '没有找到该编号的商品')
  return { goodsSn, gameId, goodsTypeId }
}
