import { and, desc, eq, inArray, max, min, or, type SQL, sql } from 'drizzle-orm'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { BargainSide } from '@/lib/shared/goods/bargain'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { feeOf } from '@/lib/shared/goods/quote'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { type Fen, yuanToFen } from '@/lib/shared/money/money'
import { type Paging, pageOf } from '../../../db/page'
import { bargains, bargainTerms } from '../../../db/schema/market/bargains'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { feeTerms, marginBpOf } from '../../core/tenancy/rules-fee'
import { findGoodsRows } from '../../listings/catalog/lists/queries-list'
import { findSellerId } from '../../listings/catalog/queries-detail'
import { findUsers } from '../../people/identity/queries'
import { presentBargain, presentTerms } from './present'
import { stateOf } from './rules'
import type { BargainRow } from './types'

const CAP = 1000
/** Maximum threads searched for those that wait for the seller. */
const MOST_OPEN = 500

/**
 * Lists the caller's bargains, one row per thread: those that wait for the caller first, then by latest activity;
 * optionally of one item.
 */
export async function listBargains(
  ctx: UserCtx,
  { side, goodsSn, after, page, pageSize }: Paging & { side: BargainSide; goodsSn?: GoodsSn; after?: number },
) {
  const own = eq(side === 'buyer' ? bargains.buyerId : bargains.sellerId, ctx.user.userId)
  const where = and(own, goodsSn ? eq(bargains.goodsSn, goodsSn) : undefined)
  const threads = () =>
    ctx.db
      .select({ lastId: max(bargains.id).as('last_id') })
      .from(bargains)
      .where(where)
      .groupBy(bargains.goodsSn, bargains.buyerId)
      .having(after === undefined ? undefined : sql`min(${bargains.id}) < ${beginningOf(after)}`)
  const found = await pageOf(
    threads().orderBy(
      ...(after === undefined ? [desc(waitsFor(side, ctx.now())), desc(max(bargains.id))] : [desc(min(bargains.id))]),
    ),
    () => ctx.db.$count(threads().as('threads')),
    { page, pageSize },
    CAP,
  )
  const ids = found.list.flatMap(({ lastId }) => lastId ?? [])
  const [list, open] = await Promise.all([shown(ctx, ids), countToAnswer(ctx, side)])
  return { ...found, list, open }
}

/** The other side's offer is still valid. */
const waitsFor = (side: BargainSide, at: Date): SQL =>
  sql`bool_or(${bargains.by} <> ${side} and ${bargains.status} = 'open' and ${bargains.dueAt} > ${at})`

/** The first offer of the thread of an offer; a number that is none is its own. */
const beginningOf = (offerId: number): SQL =>
  sql`coalesce((select min(a.id) from ${bargains} a join ${bargains} b on a.goods_sn = b.goods_sn and a.buyer_id = b.buyer_id where b.id = ${offerId}), ${offerId})`

/** Returns a thread by any of its offers, as shown to the caller. Refuses NOT_FOUND. */
export async function loadBargain(ctx: UserCtx, bargainId: number) {
  const [one] = await shown(ctx, [bargainId])
  if (!one) throw refuse('NOT_FOUND', '没有这笔议价')
  return one
}

/** Refuses NOT_FOUND. */
export async function loadTerms(ctx: UserCtx, goodsSn: GoodsSn) {
  if ((await findSellerId(ctx, goodsSn)) !== ctx.user.userId) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  const [[terms], rows] = await Promise.all([
    ctx.db.select().from(bargainTerms).where(eq(bargainTerms.goodsSn, goodsSn)),
    findGoodsRows(ctx, [goodsSn]),
  ])
  return presentTerms(terms, rows.get(goodsSn)?.bargain ?? false)
}

async function shown(ctx: UserCtx, lastIds: readonly number[]) {
  if (lastIds.length === 0) return []
  const last = await ctx.db
    .select()
    .from(bargains)
    .where(inArray(bargains.id, [...lastIds]))
  last.sort((a, b) => lastIds.indexOf(a.id) - lastIds.indexOf(b.id))
  const all = await ctx.db
    .select()
    .from(bargains)
    .where(or(...last.map((row) => and(eq(bargains.goodsSn, row.goodsSn), eq(bargains.buyerId, row.buyerId)))))
    .orderBy(desc(bargains.id))
  const [goods, people] = await Promise.all([
    findGoodsRows(ctx, [...new Set(last.map((row) => row.goodsSn))]),
    findUsers(
      ctx,
      last.flatMap((row) => [row.buyerId, row.sellerId]),
    ),
  ])
  const at = ctx.now()
  const rulesOf = await loadRuleBook(ctx)
  const { distId } = ctx.dist
  const feeOfGoods = (sellerId: UserId) => (row: GoodsRow, price: Fen) => {
    const rules = rulesOf({ mode: goodsType(row.goodsTypeId).mode, gameId: row.gameId, distId })
    return feeOf(price, feeTerms(rules, marginBpOf(rules, { goods: { distId: row.distId, sellerId }, distId })))
  }
  return last.map((one) => {
    const rows = all.filter((row) => row.goodsSn === one.goodsSn && row.buyerId === one.buyerId)
    return presentBargain(rows, {
      goods: goods.get(one.goodsSn),
      people,
      reader: ctx.user.userId,
      feeOf: feeOfGoods(one.sellerId),
      at,
    })
  })
}

/** Counts the bargains that wait for the caller's answer, as buyer and as seller. */
export async function countBargains(ctx: UserCtx): Promise<Record<BargainSide, number>> {
  const [buyer, seller] = await Promise.all([countToAnswer(ctx, 'buyer'), countToAnswer(ctx, 'seller')])
  return { buyer, seller }
}

/** Counts the other side's offers that are still valid. */
async function countToAnswer(ctx: UserCtx, side: BargainSide): Promise<number> {
  const [own, other] = side === 'buyer' ? [bargains.buyerId, 'seller' as const] : [bargains.sellerId, 'buyer' as const]
  const rows: BargainRow[] = await ctx.db
    .select()
    .from(bargains)
    .where(and(eq(own, ctx.user.userId), eq(bargains.by, other), eq(bargains.status, 'open')))
    .limit(MOST_OPEN)
  const goods = await findGoodsRows(ctx, [...new Set(rows.map((row) => row.goodsSn))])
  return rows.filter((row) => {
    const item = goods.get(row.goodsSn)
    const listing = item && { priceFen: yuanToFen(item.price), isForSale: item.status === GOODS_STATUS.onShelf }
    return stateOf(row, listing, ctx.now()) === 'open'
  }).length
}
