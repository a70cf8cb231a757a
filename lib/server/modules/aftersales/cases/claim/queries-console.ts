import { and, count, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import type { ClaimOutcome, FiledStage } from '@/lib/shared/trade/claims'
import { type Paging, pageOf, presentPage } from '../../../../db/page'
import { claims } from '../../../../db/schema/aftersales/cases'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { isHere } from '../../../core/tenancy/queries-here'
import { findDebts } from '../../../money/debts/queries'
import { findAfterSaleOrders, ordersOfGame } from '../../../orders/trading/staff/queries-after-sale'
import { findUsers } from '../../../people/identity/queries'
import { presentShownClaim, presentShownClaimFile, presentStageTotals } from './present-console'
import { filesOf } from './queries'
import type { ClaimFile } from './types'

interface Filter {
  orderSn?: OrderSn
  gameId?: number
  stage?: FiledStage
  outcome?: ClaimOutcome
  /** Distributor; filter for platform staff only. */
  dist?: number
  /** Filing date. */
  from?: Date
  /** Inclusive. */
  to?: Date
}

/**
 * Filters claims: a distributor's staff see their own, platform staff see all; a draft is visible to its buyer only.
 */
const ofOwn = ({ staff }: StaffCtx) =>
  and(ne(claims.stage, 'draft'), staff.distId === null ? undefined : eq(claims.distId, staff.distId))

async function lookAt(ctx: StaffCtx, files: readonly ClaimFile[]) {
  const list = files.map(({ claim }) => claim)
  const staff = files.flatMap(({ decisions }) => decisions.flatMap(({ staffId, secondId }) => [staffId, secondId]))
  const [people, orders] = await Promise.all([
    findUsers(
      ctx,
      [...list.flatMap(({ buyerId, sellerId, handlerId }) => [buyerId, sellerId, handlerId]), ...staff].filter(
        (id) => id !== null,
      ),
    ),
    findAfterSaleOrders(
      ctx,
      list.map(({ orderId }) => orderId),
    ),
  ])
  return { people, orders, now: ctx.now() }
}

/** Returns filed claims, newest first, and totals per stage regardless of the stage filter. */
export async function listClaimsForConsole(ctx: StaffCtx, filter: Filter & Paging) {
  const { orderSn, gameId, stage, outcome, dist, from, to, page, pageSize } = filter
  const { db, now } = ctx
  const ofAnyStage = and(
    ofOwn(ctx),
    orderSn ? eq(claims.orderSn, orderSn) : undefined,
    gameId ? inArray(claims.orderId, ordersOfGame(ctx, gameId)) : undefined,
    outcome ? eq(claims.outcome, outcome) : undefined,
    dist ? eq(claims.distId, dist) : undefined,
    from ? gte(claims.filedAt, from) : undefined,
    to ? lt(claims.filedAt, new Date(to.getTime() + DAY_MS)) : undefined,
  )
  const wanted = and(ofAnyStage, stage ? eq(claims.stage, stage) : undefined)
  const rows = db.select().from(claims).where(wanted).orderBy(desc(claims.filedAt), desc(claims.id))
  const [found, totals] = await Promise.all([
    pageOf(rows, () => db.$count(claims, wanted), { page, pageSize }, 10_000),
    db
      .select({
        stage: claims.stage,
        count: count(),
        late: sql<number>`(count(*) filter (where ${claims.dueAt} < ${now().toISOString()}::timestamptz and ${claims.stage} <> 'advanced'))::int`,
        sum: sql<string>`coalesce(sum(${claims.payFen}), 0)::text`,
      })
      .from(claims)
      .where(ofAnyStage)
      .groupBy(claims.stage),
  ])
  const files = await filesOf(ctx, found.list)
  const look = await lookAt(ctx, files)
  return {
    ...presentPage({ ...found, list: files }, (file) => presentShownClaim(file, look)),
    stages: presentStageTotals(totals),
  }
}

/** Refuses NOT_FOUND. */
export async function loadClaimForConsole(ctx: StaffCtx, sn: string) {
  const found = await ctx.db
    .select()
    .from(claims)
    .where(and(eq(claims.sn, sn), ofOwn(ctx)))
  const [file] = await filesOf(ctx, found)
  if (!file) throw refuse('NOT_FOUND', '没有这笔理赔')
  const [look, debts] = await Promise.all([lookAt(ctx, [file]), findDebts(ctx.db, [sn])])
  return presentShownClaimFile(file, { ...look, debt: debts.get(sn), isHere: isHere(ctx, file.claim.distId) })
}
