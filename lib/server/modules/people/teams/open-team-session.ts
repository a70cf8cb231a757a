import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { teamMembers } from '../../../db/schema/people/teams'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { createTeamSession } from '../identity/sessions/create-team-session'

/**
 * Replaces the caller's session by one in the name of a team's owner, with the role of the caller. Refuses NOT_FOUND,
 * FORBIDDEN.
 */
export async function openTeamSession(ctx: UserCtx, { teamMemberId }: { teamMemberId: number }) {
  return inTx(ctx, async (tx) => {
    const [row] = await tx
      .select()
      .from(teamMembers)
      .where(
        and(
          eq(teamMembers.id, teamMemberId),
          eq(teamMembers.memberId, ctx.user.userId),
          eq(teamMembers.distId, ctx.dist.distId),
          isNotNull(teamMembers.joinedAt),
          isNull(teamMembers.endedAt),
        ),
      )
      .for('share')
    if (!row) throw refuse('NOT_FOUND', '你已不在这个团队')
    return createTeamSession(ctx, { tx, ownerId: row.ownerId, memberId: ctx.user.userId, role: row.role })
  })
}
