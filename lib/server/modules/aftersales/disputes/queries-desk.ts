import { and, count, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { DAY_MS } from '@/lib/shared/time'
import { disputeRulings, disputes } from '../../../db/schema/disputes'
import type { Ctx, StaffCtx } from '../../../runtime/context'
import { presentFile } from './present'
import { filesOf } from './queries'

/** The last dispute of an order of this host, as staff see it. */
export async function findDeskDispute(ctx: StaffCtx, orderId: number): Promise<DisputeDetail | null> {
  const [last] = await ctx.db
    .select()
    .from(disputes)
    .where(and(eq(disputes.orderId, orderId), eq(disputes.distId, ctx.dist.distId)))
    .orderBy(desc(disputes.id))
    .limit(1)
  const [file] = last ? await filesOf(ctx, [last]) : []
  return file ? presentFile(file, null, ctx.now()) : null
}

/** How many wait for a ruling on this host, and of how many the time is over. */
export async function sizeOfDisputes({ db, dist, now }: StaffCtx): Promise<{ total: number; overdue: number }> {
  const waiting = and(eq(disputes.distId, dist.distId), eq(disputes.stage, 'staff'))
  return {
    total: await db.$count(disputes, waiting),
    overdue: await db.$count(disputes, and(waiting, lt(disputes.dueAt, now()))),
  }
}

const HALF_YEAR_MS = 180 * DAY_MS

/** Disputes of half a year that each of these was a party of. */
export async function countDisputesOf(ctx: Ctx, userIds: readonly number[]): Promise<Map<number, number>> {
  const since = gte(disputes.createdAt, new Date(ctx.now().getTime() - HALF_YEAR_MS))
  const entries = userIds.map(async (id) => {
    const own = or(eq(disputes.buyerId, id), eq(disputes.sellerId, id))
    return [id, await ctx.db.$count(disputes, and(own, since))] as const
  })
  return new Map(await Promise.all(entries))
}

export interface RulingFigures {
  rulings: number
  /** From going to staff to the ruling, the middle. */
  hours: number | null
  appealed: number
}

/** What members of staff ruled on this host since a day. */
export async function rulingFiguresOf(
  { db, dist }: StaffCtx,
  staffIds: readonly number[],
  since: Date,
): Promise<Map<number, RulingFigures>> {
  if (staffIds.length === 0) return new Map()
  const took = sql`extract(epoch from ${disputeRulings.createdAt} - ${disputes.staffAt}) / 3600`
  const rows = await db
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
        eq(disputes.distId, dist.distId),
        inArray(disputeRulings.staffId, [...staffIds]),
        gte(disputeRulings.createdAt, since),
      ),
    )
    .groupBy(disputeRulings.staffId)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
