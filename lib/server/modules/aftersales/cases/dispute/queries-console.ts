import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import type { DisputeOutcome, DisputeStage } from '@/lib/shared/trade/disputes'
import type { Party } from '@/lib/shared/trade/order-forms'
import { type Paging, pageOf, presentPage } from '../../../../db/page'
import { disputes } from '../../../../db/schema/aftersales/cases'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { isHere } from '../../../core/tenancy/queries-here'
import { findAfterSaleOrders, ordersOfGame } from '../../../orders/trading/staff/queries-after-sale'
import { findUsers } from '../../../people/identity/queries'
import { presentShownDispute, presentShownDisputeFile, presentStageTotals } from './present-console'
import { filesOf } from './queries'
import type { DisputeFile } from './types'

interface Filter {
  orderSn?: OrderSn
  gameId?: number
  stage?: DisputeStage
  outcome?: DisputeOutcome
  /** The party that opened the dispute. */
  by?: Party
  /** Distributor; filter for platform staff only. */
  dist?: number
  /** Opening date. */
  from?: Date
  /** Inclusive. */
  to?: Date
}

/** Filters disputes: a distributor's staff see their own, platform staff see all. */
const ofOwn = ({ staff }: StaffCtx) => (staff.distId === null ? undefined : eq(disputes.distId, staff.distId))

async function lookAt(ctx: StaffCtx, files: readonly DisputeFile[]) {
  const list = files.map(({ dispute }) => dispute)
  const [people, orders] = await Promise.all([
    findUsers(
      ctx,
      list.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
    ),
    findAfterSaleOrders(
      ctx,
      list.map(({ orderId }) => orderId),
    ),
  ])
  return { people, orders, now: ctx.now() }
}

/** Returns disputes, newest first, and totals per stage regardless of the stage filter. */
export async function listDisputesForConsole(ctx: StaffCtx, filter: Filter & Paging) {
  const { orderSn, gameId, stage, outcome, by, dist, from, to, page, pageSize } = filter
  const { db, now } = ctx
  const ofAnyStage = and(
    ofOwn(ctx),
    orderSn ? eq(disputes.orderSn, orderSn) : undefined,
    gameId ? inArray(disputes.orderId, ordersOfGame(ctx, gameId)) : undefined,
    outcome ? eq(disputes.outcome, outcome) : undefined,
    by ? eq(disputes.by, by) : undefined,
    dist ? eq(disputes.distId, dist) : undefined,
    from ? gte(disputes.createdAt, from) : undefined,
    to ? lt(disputes.createdAt, new Date(to.getTime() + DAY_MS)) : undefined,
  )
  const wanted = and(ofAnyStage, stage ? eq(disputes.stage, stage) : undefined)
  const rows = db.select().from(disputes).where(wanted).orderBy(desc(disputes.id))
  const [found, totals] = await Promise.all([
    pageOf(rows, () => db.$count(disputes, wanted), { page, pageSize }, 10_000),
    db
      .select({
        stage: disputes.stage,
        count: count(),
        late: sql<number>`(count(*) filter (where ${disputes.dueAt} < ${now().toISOString()}::timestamptz))::int`,
        sum: sql<string>`sum(${disputes.totalFen})::text`,
      })
      .from(disputes)
      .where(ofAnyStage)
      .groupBy(disputes.stage),
  ])
  const files = await filesOf(ctx, found.list)
  const look = await lookAt(ctx, files)
  return {
    ...presentPage({ ...found, list: files }, (file) => presentShownDispute(file, look)),
    stages: presentStageTotals(totals),
  }
}

/** Refuses NOT_FOUND. */
export async function loadDisputeForConsole(ctx: StaffCtx, sn: string) {
  const found = await ctx.db
    .select()
    .from(disputes)
    .where(and(eq(disputes.sn, sn), ofOwn(ctx)))
  const [file] = await filesOf(ctx, found)
  if (!file) throw refuse('NOT_FOUND', '售后单不存在')
  return presentShownDisputeFile(file, await lookAt(ctx, [file]), isHere(ctx, file.dispute.distId))
}
