import { and, asc, desc, eq, gte, or, type SQL, sql } from 'drizzle-orm'
import type { ReviewRow } from '@/lib/contract/entities/goods-review'
import type { FindingRule } from '@/lib/shared/goods/goods-review'
import { isGoodsSn, type UserId } from '@/lib/shared/ids'
import { normalCode } from '@/lib/shared/normalize/code'
import { startOfDay } from '@/lib/shared/time'
import { type Page, type Paging, pageOf } from '../../../db/page'
import { goodsReviews } from '../../../db/schema/office/goods-review'
import type { StaffCtx } from '../../../runtime/context'
import { countReported, listReported } from '../trust/queries-goods-reports'
import { loadAround } from './internal/load-around'
import { presentReported, presentReview } from './present'

type List = 'waiting' | 'again' | 'reported' | 'passed' | 'refused' | 'removed'
interface Filter extends Paging {
  list: List
  gid?: number
  gt?: number
  distId?: number
  rule?: FindingRule
  query?: string
}

const { state, findings, dueAt, reviewedAt, createdAt } = goodsReviews
const holds = (rule: FindingRule): SQL => sql`${findings} @> ${JSON.stringify([{ rule }])}::jsonb`
const waits = eq(state, 'waiting')
const LISTS: Record<Exclude<List, 'reported'>, SQL | undefined> = {
  waiting: waits,
  again: and(waits, holds('again')),
  passed: eq(state, 'passed'),
  refused: eq(state, 'refused'),
  removed: eq(state, 'removed'),
}

/** Reviews of goods on all sites: waiting ones by urgency, decided ones latest first. */
export async function listReviews(ctx: StaffCtx, input: Filter) {
  const [found, figures] = await Promise.all([
    input.list === 'reported' ? reported(ctx, input) : decided(ctx, { ...input, list: input.list }),
    loadFigures(ctx),
  ])
  return { ...found, ...figures }
}

async function decided(ctx: StaffCtx, input: Filter & { list: keyof typeof LISTS }): Promise<Page<ReviewRow>> {
  const { gid, gt, distId, rule, query } = input
  const where = and(
    LISTS[input.list],
    gid ? eq(goodsReviews.gameId, gid) : undefined,
    gt ? eq(goodsReviews.goodsTypeId, gt) : undefined,
    distId ? eq(goodsReviews.distId, distId) : undefined,
    rule && holds(rule),
    query ? named(query) : undefined,
  )
  const order = input.list === 'waiting' || input.list === 'again' ? asc(dueAt) : desc(reviewedAt)
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

async function reported(ctx: StaffCtx, input: Filter): Promise<Page<ReviewRow>> {
  const found = await listReported(ctx, input)
  const around = await loadAround(ctx, found.list)
  return {
    ...found,
    list: found.list.flatMap((row) => {
      const beside = around.of(row.goodsSn)
      return beside ? [presentReported(row, beside)] : []
    }),
  }
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

async function loadFigures(ctx: StaffCtx) {
  const today = gte(reviewedAt, startOfDay(ctx.now()))
  const waited = sql`extract(epoch from ${reviewedAt} - ${createdAt}) / 60`
  const isDone = and(today, or(LISTS.passed, LISTS.refused))
  const count = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [[row], reports] = await Promise.all([
    ctx.db
      .select({
        waiting: count(LISTS.waiting),
        again: count(LISTS.again),
        passed: count(LISTS.passed),
        refused: count(LISTS.refused),
        removed: count(LISTS.removed),
        overdue: count(and(waits, sql`${dueAt} < ${ctx.now().toISOString()}::timestamptz`)),
        done: count(isDone),
        refusedToday: count(and(today, LISTS.refused)),
        minutes: sql<
          number | null
        >`round((percentile_cont(0.5) within group (order by ${waited}) filter (where ${isDone}))::numeric)::int`,
      })
      .from(goodsReviews),
    countReported(ctx.db),
  ])
  const { waiting = 0, again = 0, passed = 0, refused = 0, removed = 0, overdue = 0 } = row ?? {}
  return {
    counts: { waiting, again, reported: reports, passed, refused, removed },
    overdue,
    today: { done: row?.done ?? 0, refused: row?.refusedToday ?? 0, minutes: row?.minutes ?? null },
  }
}
