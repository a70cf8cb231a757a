import { and, asc, desc, eq, gte, or, type SQL, sql } from 'drizzle-orm'
import type { ReviewRow } from '@/lib/contract/entities/goods-review'
import { type FindingRule, MOST_ON_SALE } from '@/lib/shared/goods/goods-review'
import { type GoodsSn, isGoodsSn, type UserId } from '@/lib/shared/ids'
import { normalCode } from '@/lib/shared/normalize/code'
import { maskName } from '@/lib/shared/text/mask'
import { startOfDay } from '@/lib/shared/time'
import { type Page, type Paging, pageOf } from '../../../db/page'
import { goodsReviews } from '../../../db/schema/office/goods-review'
import type { StaffCtx } from '../../../runtime/context'
import { countShelved, filterGoods, listShelved, type StaffFilter } from '../../listings/catalog/selling/queries-review'
import { findUsers } from '../../people/identity/queries'
import { countReported, findReportedSns, listReported } from '../trust/queries-goods-reports'
import { loadAround } from './internal/load-around'
import { presentReported, presentReview, presentShelved } from './present'

type List = 'waiting' | 'again' | 'reported' | 'onSale' | 'passed' | 'refused' | 'removed'
interface Filter {
  gid?: number
  gt?: number
  distId?: number
  rule?: FindingRule
  sellerId?: UserId
  query?: string
}
type Wanted = Filter & Paging & { list: List }

const { state, findings, dueAt, reviewedAt, createdAt } = goodsReviews
const holds = (rule: FindingRule): SQL => sql`${findings} @> ${JSON.stringify([{ rule }])}::jsonb`
const waits = eq(state, 'waiting')
const LISTS: Record<Exclude<List, 'reported' | 'onSale'>, SQL | undefined> = {
  waiting: waits,
  again: and(waits, holds('again')),
  passed: eq(state, 'passed'),
  refused: eq(state, 'refused'),
  removed: eq(state, 'removed'),
}

/** Goods of all sites: waiting reviews by urgency, decided ones latest first, reported goods, and those on sale. */
export async function listReviews(ctx: StaffCtx, { list, page, pageSize, ...filter }: Wanted) {
  const paging = { page, pageSize }
  const only = await reportedOf(ctx, filter)
  const [found, figures, sellers] = await Promise.all([
    list === 'reported'
      ? reported(ctx, paging, only)
      : list === 'onSale'
        ? shelved(ctx, paging, filter)
        : decided(ctx, list, { ...filter, ...paging }),
    loadFigures(ctx, filter, only),
    findUsers(ctx, filter.sellerId ? [filter.sellerId] : []),
  ])
  const seller = filter.sellerId && sellers.get(filter.sellerId)
  return { ...found, ...figures, sellerName: seller ? maskName(seller.nickName) : '' }
}

const matches = ({ gid, gt, distId, rule, sellerId, query }: Filter): SQL | undefined =>
  and(
    gid ? eq(goodsReviews.gameId, gid) : undefined,
    gt ? eq(goodsReviews.goodsTypeId, gt) : undefined,
    distId ? eq(goodsReviews.distId, distId) : undefined,
    rule && holds(rule),
    sellerId ? eq(goodsReviews.sellerId, sellerId) : undefined,
    query ? named(query) : undefined,
  )

async function decided(ctx: StaffCtx, list: keyof typeof LISTS, input: Filter & Paging): Promise<Page<ReviewRow>> {
  const where = and(LISTS[list], matches(input))
  const order = list === 'waiting' || list === 'again' ? asc(dueAt) : desc(reviewedAt)
  const listing = ctx.db.select().from(goodsReviews).where(where).orderBy(order, asc(goodsReviews.id))
  const found = await pageOf(listing, () => ctx.db.$count(goodsReviews, where), input, 10_000)
  const around = await loadAround(ctx, found.list)
  return {
    ...found,
    list: found.list.flatMap((row) => {
      const beside = around.of(row.goodsSn)
      return beside ? [presentReview(row, beside, around.nameOf(row.reviewerId))] : []
    }),
  }
}

async function reported(ctx: StaffCtx, paging: Paging, only?: GoodsSn[]): Promise<Page<ReviewRow>> {
  const found = await listReported(ctx, paging, only)
  const around = await loadAround(ctx, found.list)
  return {
    ...found,
    list: found.list.flatMap((row) => {
      const beside = around.of(row.goodsSn)
      return beside ? [presentReported(row, beside)] : []
    }),
  }
}

async function shelved(ctx: StaffCtx, paging: Paging, filter: Filter): Promise<Page<ReviewRow>> {
  const wanted = shelfFilter(filter)
  if (!wanted) return { ...paging, list: [], total: 0, more: false }
  const found = await listShelved(ctx, wanted, { ...paging, cap: MOST_ON_SALE })
  const around = await loadAround(ctx, found.list)
  return {
    ...found,
    list: found.list.flatMap(({ goodsSn, createdAt: since }) => {
      const beside = around.of(goodsSn)
      return beside ? [presentShelved(since, beside)] : []
    }),
  }
}

/** The same filters over goods; null: findings belong to versions, so that no item matches. */
function shelfFilter({ gid, gt, distId, rule, sellerId, query }: Filter): StaffFilter | null {
  if (rule) return null
  const sn = normalCode(query ?? '')
  if (!sn) return { gid, gt, distId, sellerId }
  if (isGoodsSn(sn)) return { gid, gt, distId, sellerId, sn }
  const asked = /^\d{1,10}$/.test(sn) ? (Number(sn) as UserId) : null
  if (asked === null || (sellerId && sellerId !== asked)) return null
  return { gid, gt, distId, sellerId: asked }
}

/** The reported goods that match; undefined: all. */
async function reportedOf(ctx: StaffCtx, filter: Filter): Promise<GoodsSn[] | undefined> {
  if (Object.values(filter).every((value) => !value)) return undefined
  const wanted = shelfFilter(filter)
  return wanted ? filterGoods(ctx, await findReportedSns(ctx.db), wanted) : []
}

function named(query: string): SQL | undefined {
  const sn = normalCode(query)
  if (isGoodsSn(sn)) return eq(goodsReviews.goodsSn, sn)
  return /^\d{1,10}$/.test(sn) ? eq(goodsReviews.sellerId, Number(sn) as UserId) : sql`false`
}

/** Counts the waiting reviews, and how many of them are overdue. */
export async function sizeOfReviews({ db, now }: StaffCtx): Promise<{ total: number; overdue: number }> {
  const [size] = await db
    .select({
      total: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${dueAt} < ${now().toISOString()}::timestamptz))::int`,
    })
    .from(goodsReviews)
    .where(waits)
  return size ?? { total: 0, overdue: 0 }
}

/** Counts of the lists follow the filters; what was done today does not. */
async function loadFigures(ctx: StaffCtx, filter: Filter, only?: GoodsSn[]) {
  const own = matches(filter)
  const shelf = shelfFilter(filter)
  const today = gte(reviewedAt, startOfDay(ctx.now()))
  const waited = sql`extract(epoch from ${reviewedAt} - ${createdAt}) / 60`
  const isDone = and(today, or(LISTS.passed, LISTS.refused))
  const count = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [[row], reports, onSale] = await Promise.all([
    ctx.db
      .select({
        waiting: count(and(own, LISTS.waiting)),
        again: count(and(own, LISTS.again)),
        passed: count(and(own, LISTS.passed)),
        refused: count(and(own, LISTS.refused)),
        removed: count(and(own, LISTS.removed)),
        overdue: count(and(waits, sql`${dueAt} < ${ctx.now().toISOString()}::timestamptz`)),
        done: count(isDone),
        refusedToday: count(and(today, LISTS.refused)),
        minutes: sql<
          number | null
        >`round((percentile_cont(0.5) within group (order by ${waited}) filter (where ${isDone}))::numeric)::int`,
      })
      .from(goodsReviews),
    countReported(ctx.db, only),
    shelf ? countShelved(ctx, shelf, MOST_ON_SALE) : 0,
  ])
  const { waiting = 0, again = 0, passed = 0, refused = 0, removed = 0, overdue = 0 } = row ?? {}
  return {
    counts: { waiting, again, reported: reports, onSale, passed, refused, removed },
    overdue,
    today: { done: row?.done ?? 0, refused: row?.refusedToday ?? 0, minutes: row?.minutes ?? null },
  }
}
