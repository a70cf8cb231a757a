import { and, desc, eq, inArray } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Paging } from '../../../db/page'
import { goodsReviews } from '../../../db/schema/office/goods-review'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { listOwnGoods, loadOwnFigures } from '../../listings/catalog/selling/queries-own-list'
import { loadRepriced } from '../../listings/catalog/selling/queries-review'
import { presentOwnCheck } from '../../listings/checks/present'
import { findLatest } from '../../listings/checks/queries'
import { presentFault, presentOwnReview } from './present'
import { loadKnown } from './queries-known'
import { findingsOf } from './rules-findings'

type OwnFilter = Parameters<typeof loadOwnFigures>[1]

/** Returns the review state of an own item: waiting, or why it was refused. Refuses NOT_FOUND. */
export async function loadOwnReview(ctx: UserCtx, goodsSn: GoodsSn) {
  const [row] = await ctx.db
    .select()
    .from(goodsReviews)
    .where(and(eq(goodsReviews.goodsSn, goodsSn), eq(goodsReviews.sellerId, ctx.user.userId)))
    .orderBy(desc(goodsReviews.version))
    .limit(1)
  if (!row) throw refuse('NOT_FOUND', '这件商品没有审核记录')
  return presentOwnReview(row)
}

/** Returns why staff would review own goods at other prices, before they are saved. Refuses NOT_FOUND. */
export async function loadPriceFindings(ctx: UserCtx, changes: readonly { goodsSn: GoodsSn; price: Fen }[]) {
  const drafts = await loadRepriced(ctx, new Map(changes.map(({ goodsSn, price }) => [goodsSn, price])))
  if (changes.some(({ goodsSn }) => !drafts.has(goodsSn))) throw refuse('NOT_FOUND', '这件商品不在你名下')
  // goods in review are not on show anyway
  const shown = [...drafts.values()].filter(({ former }) => former?.status !== GOODS_STATUS.review)
  const known = await loadKnown(ctx, shown)
  const list = [...drafts].map(([goodsSn, draft]) => {
    const data = known.get(draft)
    return { goodsSn, findings: data ? findingsOf(draft, data).map(({ text }) => text) : [] }
  })
  return { list }
}

/** Returns a page of the caller's own goods, each with what staff or the automatic check object to. */
export async function loadOwnGoodsPage(ctx: UserCtx, input: OwnFilter & Paging & { after?: GoodsSn }) {
  const [page, figures] = await Promise.all([listOwnGoods(ctx, input), loadOwnFigures(ctx, input)])
  const doubted = page.list.filter(({ status }) => status === GOODS_STATUS.review || status === GOODS_STATUS.refused)
  const accounts = page.list.filter(({ goodsTypeId }) => goodsTypeId === ACCOUNT)
  const [faults, checks] = await Promise.all([findFaults(ctx, snsOf(doubted)), findLatest(ctx.db, snsOf(accounts))])
  const list = page.list.map((row) => ({
    ...row,
    check: presentOwnCheck(checks.get(row.goodsSn as GoodsSn)),
    fault: faults.get(row.goodsSn) ?? null,
  }))
  return { ...page, ...figures, list }
}

const snsOf = (rows: readonly { goodsSn: string }[]) => rows.map(({ goodsSn }) => goodsSn as GoodsSn)

/** The latest review of each item. */
async function findFaults(ctx: UserCtx, sns: readonly GoodsSn[]) {
  if (sns.length === 0) return new Map<string, never>()
  const rows = await ctx.db
    .selectDistinctOn([goodsReviews.goodsSn])
    .from(goodsReviews)
    .where(and(inArray(goodsReviews.goodsSn, [...sns]), eq(goodsReviews.sellerId, ctx.user.userId)))
    .orderBy(goodsReviews.goodsSn, desc(goodsReviews.version))
  return new Map(rows.map((row) => [row.goodsSn as string, presentFault(row)]))
}
