import { and, eq } from 'drizzle-orm'
import { leagueMatches } from '../../../db/schema/listings/content'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { contentDist } from '../../core/oversight/rules'

/** Removes a match of the caller's own platform or distributor. Refuses NOT_FOUND. */
export async function deleteMatch(
  ctx: StaffCtx,
  { matchId, reason }: { matchId: number; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const [before] = await tx
      .delete(leagueMatches)
      .where(and(eq(leagueMatches.id, matchId), eq(leagueMatches.distId, contentDist(ctx))))
      .returning()
    if (!before) throw refuse('NOT_FOUND', '没有这场比赛')
    await recordAudit(tx, ctx, { action: 'match.remove', target: `match:${matchId}`, before, reason })
    effects.purge('matches')
  })
}
