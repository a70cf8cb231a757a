import { and, desc, eq } from 'drizzle-orm'
import type { Leaderboard } from '@/lib/contract/entities/campaign'
import { leaderboards } from '../../db/schema/campaign'
import type { Ctx } from '../../runtime/context'
import { presentLeaderboard } from './present'

export type LeaderboardKind = 'acquisition' | 'statement'
type LeaderboardRow = typeof leaderboards.$inferSelect

/** The latest activity of a kind on this host. */
export async function findLeaderboard(ctx: Ctx, kind: LeaderboardKind): Promise<LeaderboardRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(leaderboards)
    .where(and(eq(leaderboards.distId, ctx.dist.distId), eq(leaderboards.kind, kind)))
    .orderBy(desc(leaderboards.endsAt))
    .limit(1)
  return row
}

export async function loadLeaderboard(ctx: Ctx, kind: LeaderboardKind): Promise<{ activity: Leaderboard | null }> {
  const row = await findLeaderboard(ctx, kind)
  return { activity: row ? presentLeaderboard(row, ctx.now()) : null }
}
