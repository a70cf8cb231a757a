import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { GoodsDetail, GoodsRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { type GoodsSn, HOUSE_ID, type UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import { type Page, type Paging, pageOf, presentPage } from '../../../../db/page'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Ctx, StaffCtx, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { allGames } from '../internal/game-cache'
import { LIST_COLUMNS } from '../internal/list-columns'
import { presentRow } from '../present'
import { withDetails } from '../queries-detail'
import type { Draft } from '../types'
import { SEEN } from './assert-unchanged'

/** Goods as shown to staff, of any status and site. */
export interface ReviewedGoods {
  goods: GoodsRow
  sellerId: UserId
  facts: Record<string, string>
}

export async function findReviewed(ctx: Ctx, sns: readonly GoodsSn[]): Promise<Map<GoodsSn, ReviewedGoods>> {
  if (sns.length === 0) return new Map()
  const [rows, games] = await Promise.all([
    ctx.db
      .select(LIST_COLUMNS)
      .from(goods)
      .where(inArray(goods.sn, [...sns])),
    allGames(ctx.db),
  ])
  return new Map(
    rows.flatMap((row) =>
      presentRow(row, games).map((shown) => [row.sn, { goods: shown, sellerId: row.sellerId, facts: row.facts }]),
    ),
  )
}

/** Returns one item as its page would show it, with the keys of its pictures. Refuses NOT_FOUND. */
export async function loadReviewed(
  ctx: StaffCtx,
  goodsSn: GoodsSn,
): Promise<{ goods: GoodsDetail; sellerId: UserId; distId: number; facts: Record<string, string>; images: string[] }> {
  const [row] = await ctx.db.select().from(goods).where(eq(goods.sn, goodsSn))
  if (!row || row.status === GOODS_STATUS.removed) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  const { sellerId, distId, facts, images } = row
  return { goods: await withDetails(ctx, row), sellerId, distId, facts, images }
}

/** Returns goods that show one of these pictures, each of a given seller. */
export async function findWithPictures(ctx: Ctx, pictures: readonly { userId: UserId; key: string }[]) {
  if (pictures.length === 0) return []
  return ctx.db
    .select({ sn: goods.sn, title: goods.title, sellerId: goods.sellerId, images: goods.images })
    .from(goods)
    .where(
      or(
        ...pictures.map(({ userId, key }) =>
          and(eq(goods.sellerId, userId), sql`${goods.images} @> ${JSON.stringify([key])}::jsonb`),
        ),
      ),
    )
    .limit(20)
}

/** Returns accounts that the platform bought on this host and has not listed yet. */
export async function listOfficialDrafts(ctx: StaffCtx, paging: Paging): Promise<Page<GoodsRow>> {
  const isUnlisted = inArray(goods.status, [GOODS_STATUS.review, GOODS_STATUS.offShelf])
  const where = and(eq(goods.sellerId, HOUSE_ID), eq(goods.distId, ctx.dist.distId), isUnlisted)
  const rows = ctx.db.select(LIST_COLUMNS).from(goods).where(where).orderBy(desc(goods.createdAt), desc(goods.id))
  const [found, games] = await Promise.all([pageOf(rows, () => ctx.db.$count(goods, where), paging), allGames(ctx.db)])
  return presentPage(found, (row) => presentRow(row, games))
}

/** Filters of staff over goods of all sites. */
export interface StaffFilter {
  gid?: number
  gt?: number
  distId?: number
  sellerId?: UserId
  /** A number; null: of nothing. */
  sn?: GoodsSn | null
}

const matches = ({ gid, gt, distId, sellerId, sn }: StaffFilter): SQL | undefined =>
  and(
    gid ? eq(goods.gameId, gid) : undefined,
    gt ? eq(goods.goodsTypeId, gt) : undefined,
    distId ? eq(goods.distId, distId) : undefined,
    sellerId ? eq(goods.sellerId, sellerId) : undefined,
    sn === undefined ? undefined : sn === null ? sql`false` : eq(goods.sn, sn),
  )

/** Counts goods on sale, at most `cap`. */
export function countShelved(ctx: StaffCtx, filter: StaffFilter, cap: number): Promise<number> {
  const capped = ctx.db
    .select({ id: goods.id })
    .from(goods)
    .where(and(onShelf, matches(filter)))
    .limit(cap)
  return ctx.db.$count(capped.as('capped'))
}

/** Lists goods on sale, the newest first, at most `cap`. */
export function listShelved(
  ctx: StaffCtx,
  filter: StaffFilter,
  { cap, ...paging }: Paging & { cap: number },
): Promise<Page<{ goodsSn: GoodsSn; createdAt: Date }>> {
  const rows = ctx.db
    .select({ goodsSn: goods.sn, createdAt: goods.createdAt })
    .from(goods)
    .where(and(onShelf, matches(filter)))
    .orderBy(desc(goods.id))
  return pageOf(rows, () => countShelved(ctx, filter, cap), paging, cap)
}

/** Returns those of the goods that the filters leave. */
export async function filterGoods(ctx: StaffCtx, sns: readonly GoodsSn[], filter: StaffFilter): Promise<GoodsSn[]> {
  if (sns.length === 0) return []
  const rows = await ctx.db
    .select({ sn: goods.sn })
    .from(goods)
    .where(and(inArray(goods.sn, [...sns]), matches(filter)))
  return rows.map(({ sn }) => sn)
}

/** Returns the caller's listings as they would be at new prices. */
export async function loadRepriced(ctx: UserCtx, prices: ReadonlyMap<GoodsSn, Fen>): Promise<Map<GoodsSn, Draft>> {
  const rows = await ctx.db
    .select({
      gameId: goods.gameId,
      goodsTypeId: goods.goodsTypeId,
      former: FORMER,
    })
    .from(goods)
    .where(and(inArray(goods.sn, [...prices.keys()]), eq(goods.sellerId, ctx.user.userId)))
  return new Map(
    rows.map(({ gameId, goodsTypeId, former }) => [
      former.sn,
      { ...former, gameId, goodsTypeId, former, priceFen: prices.get(former.sn) ?? former.priceFen },
    ]),
  )
}
const FORMER = { ...SEEN, sn: goods.sn, priceFen: goods.priceFen }
