import { and, eq, getTableColumns, ne, notInArray, sql } from 'drizzle-orm'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { maskName } from '@/lib/shared/mask'
import { fenToYuan } from '@/lib/shared/money'
import { quoteSale } from '@/lib/shared/quote'
import { formatDate } from '@/lib/shared/time'
import type { Tx } from '../../db/client'
import { GOODS_STATUS, goods } from '../../db/schema/catalog'
import type { Ctx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { findUsers } from '../identity/queries'
import { loadRules } from '../tenancy/platform-rules'
import { allGames } from './internal/game-cache'
import { presentDetail } from './present'

const { terms: _terms, ...COLUMNS } = getTableColumns(goods)

/** Removed goods are gone for everybody; goods in review only their seller sees. */
export async function loadGoodsDetail(ctx: Ctx, goodsSn: string): Promise<GoodsDetail> {
  const [row] = await ctx.db.select(COLUMNS).from(goods).where(eq(goods.sn, goodsSn))
  if (row?.status === GOODS_STATUS.removed) throw refuse('GONE', '商品已被删除')
  const hidden = row?.status === GOODS_STATUS.review && row.sellerId !== ctx.user?.userId
  if (!row || hidden) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  const [games, people, counts, rules] = await Promise.all([
    allGames(ctx.db),
    findUsers(ctx, [row.sellerId]),
    ctx.db
      .select({
        onSale: sql<number>`count(*) filter (where ${goods.status} = 1)::int`,
        sold: sql<number>`count(*) filter (where ${goods.status} = 3)::int`,
      })
      .from(goods)
      .where(eq(goods.sellerId, row.sellerId)),
    loadRules(ctx, row),
  ])
  const game = games.get(row.gameId)
  const person = people.get(row.sellerId)
  if (!game || !person) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  return presentDetail(row, game, {
    description: row.description,
    updatedAt: row.updatedAt,
    soldNum: row.status === GOODS_STATUS.sold ? 1 : 0,
    seller: {
      nickName: maskName(person.nickName),
      actor: person.actor,
      authStatus: person.authStatus,
      onSale: counts[0]?.onSale ?? 0,
      sold: counts[0]?.sold ?? 0,
      since: formatDate(person.createdAt),
    },
    ensureTiers: row.canEnsure
      ? rules.coverTiers.map((tier) => ({
          ensureId: tier.id,
          name: tier.name,
          explain: tier.explain,
          fee: fenToYuan(quoteSale({ unit: row.priceFen, num: 1, tier }).ensure),
          basisPoints: tier.bp,
        }))
      : [],
  })
}

/** What an item was listed as, in the transaction of its deal. */
export async function loadListed(
  tx: Tx,
  goodsSn: string,
): Promise<{ title: string; facts: Record<string, string>; listedAt: Date }> {
  const [row] = await tx
    .select({ title: goods.title, facts: goods.facts, listedAt: goods.createdAt })
    .from(goods)
    .where(eq(goods.sn, goodsSn))
  if (!row) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  return row
}

/** Free units now, for the last check before an order. */
export async function loadAvailable(ctx: Ctx, goodsSn: string): Promise<number> {
  const [row] = await ctx.db
    .select({ stock: goods.stock, reserved: goods.reserved, status: goods.status })
    .from(goods)
    .where(eq(goods.sn, goodsSn))
  if (!row) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  return row.status === GOODS_STATUS.onShelf ? row.stock - row.reserved : 0
}

/** What a page that stays open asks again and again: one row, no joins. */
export async function loadGoodsNow(
  ctx: Ctx,
  goodsSn: string,
): Promise<Pick<GoodsDetail, 'price' | 'stock' | 'reserved' | 'status'>> {
  const [row] = await ctx.db
    .select({ priceFen: goods.priceFen, stock: goods.stock, reserved: goods.reserved, status: goods.status })
    .from(goods)
    .where(and(eq(goods.sn, goodsSn), notInArray(goods.status, [GOODS_STATUS.removed, GOODS_STATUS.review])))
  if (!row) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  const { priceFen, stock, reserved, status } = row
  return {
    price: fenToYuan(priceFen),
    stock: stock - reserved,
    reserved: status === GOODS_STATUS.onShelf && reserved >= stock,
    status,
  }
}

export async function findGoodsType(
  ctx: Ctx,
  goodsSn: string,
): Promise<{ goodsSn: string; gameId: number; goodsTypeId: number }> {
  const [row] = await ctx.db
    .select({ goodsSn: goods.sn, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
    .from(goods)
    .where(and(eq(goods.sn, goodsSn), ne(goods.status, GOODS_STATUS.removed)))
  if (!row) throw refuse('NOT_FOUND', '没有找到该编号的商品')
  return row
}
