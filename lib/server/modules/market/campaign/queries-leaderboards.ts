import { and, desc, eq, sql } from 'drizzle-orm'
import type { Leaderboard } from '@/lib/contract/entities/campaign'
import { leaderboards } from '../../../db/schema/market/campaign'
import type { Ctx } from '../../../runtime/context'
import { presentLeaderboard } from './present'

export type LeaderboardKind = 'acquisition' | 'statement'
type LeaderboardRow = typeof leaderboards.$inferSelect

/** Returns the running leaderboard of a kind on this host; else the last one, else the next. */
export async function findLeaderboard(ctx: Ctx, kind: LeaderboardKind): Promise<LeaderboardRow | undefined> {
  const at = sql`${ctx.now().toISOString()}::timestamptz`
  const [row] = await ctx.db
    .select()
    .from(leaderboards)
    .where(and(eq(leaderboards.distId, ctx.dist.distId), eq(leaderboards.kind, kind)))
    .orderBy(
      sql`case when ${leaderboards.startsAt} <= ${at} and ${leaderboards.endsAt} > ${at} then 0 when ${leaderboards.startsAt} > ${at} then 2 else 1 end`,
      desc(leaderboards.endsAt),
    )
    .limit(1)
  return row
}

export async function loadLeaderboard(ctx: Ctx, kind: LeaderboardKind): Promise<{ activity: Leaderboard | null }> {
  const row = await findLeaderboard(ctx, kind)
  return { activity: row ? presentLeaderboard(row, ctx.now()) : null }
}
