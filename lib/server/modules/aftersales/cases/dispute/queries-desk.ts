import { and, count, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { disputeRulings, disputes } from '../../../../db/schema/aftersales/cases'
import type { Ctx, StaffCtx } from '../../../../runtime/context'
import { isOfHere } from '../../../core/tenancy/queries-here'
import { presentFile } from './present'
import { filesOf, isWaiting } from './queries'

/** Returns the latest dispute of an order on this host, as shown to staff. */
export async function findDeskDispute(ctx: StaffCtx, orderId: number): Promise<DisputeDetail | null> {
  const [last] = await ctx.db
    .select()
    .from(disputes)
    .where(and(eq(disputes.orderId, orderId), isOfHere(ctx, disputes.distId)))
    .orderBy(desc(disputes.id))
    .limit(1)
  const [file] = last ? await filesOf(ctx, [last]) : []
  return file ? presentFile(file, null, ctx.now()) : null
}

/** Counts the disputes on this host that wait for a ruling, and how many of them are overdue. */
export async function sizeOfDisputes(ctx: StaffCtx): Promise<{ total: number; overdue: number }> {
  const { db, now } = ctx
  const waiting = isWaiting(ctx)
  return {
    total: await db.$count(disputes, waiting),
    overdue: await db.$count(disputes, and(waiting, lt(disputes.dueAt, now()))),
  }
}

const HALF_YEAR_MS = 180 * DAY_MS

/** Counts the disputes of the last six months per user, as either party. */
export async function countDisputesOf(ctx: Ctx, userIds: readonly UserId[]): Promise<Map<number, number>> {
  const since = gte(disputes.createdAt, new Date(ctx.now().getTime() - HALF_YEAR_MS))
  const entries = userIds.map(async (id) => {
    const own = or(eq(disputes.buyerId, id), eq(disputes.sellerId, id))
    return [id, await ctx.db.$count(disputes, and(own, since))] as const
  })
  return new Map(await Promise.all(entries))
}

export interface RulingFigures {
  rulings: number
  /** Median time from escalation to staff until the ruling. */
  hours: number | null
  appealed: number
}

/** Returns ruling statistics per staff member on this host since a date. */
export async function rulingFiguresOf(
  ctx: StaffCtx,
  staffIds: readonly UserId[],
  since: Date,
): Promise<Map<number, RulingFigures>> {
  if (staffIds.length === 0) return new Map()
  const took = sql`extract(epoch from ${disputeRulings.createdAt} - ${disputes.staffAt}) / 3600`
  const rows = await ctx.db
    .select({
      id: disputeRulings.staffId,
      rulings: count(),
      hours: sql<number | null>`percentile_cont(0.5) within group (order by ${took})::float8`,
      appealed: sql<number>`(count(*) filter (where ${disputeRulings.round} = 1 and ${disputes.appealedAt} is not null))::int`,
    })
    .from(disputeRulings)
    .innerJoin(disputes, eq(disputes.id, disputeRulings.disputeId))
    .where(
      and(
        isOfHere(ctx, disputes.distId),
        inArray(disputeRulings.staffId, [...staffIds]),
        gte(disputeRulings.createdAt, since),
      ),
    )
    .groupBy(disputeRulings.staffId)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
