import { and, eq, isNull } from 'drizzle-orm'
import type { TeamRole } from '@/lib/shared/people/team'
import { teamMembers } from '../../../db/schema/people/teams'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { revokeTeamSessions } from '../identity/sessions/revoke-team-sessions'

interface RoleChange {
  teamMemberId: number
  role: TeamRole
}

/** Changes the role of a member or an invitation of the caller's team; open sessions of the member end. Refuses NOT_FOUND. */
export async function updateTeamRole(ctx: UserCtx, { teamMemberId, role }: RoleChange): Promise<void> {
  const ownerId = ctx.user.userId
  await inTx(ctx, async (tx, effects) => {
    const [row] = await tx
      .update(teamMembers)
      .set({ role })
      .where(and(eq(teamMembers.id, teamMemberId), eq(teamMembers.ownerId, ownerId), isNull(teamMembers.endedAt)))
      .returning({ memberId: teamMembers.memberId })
    if (!row) throw refuse('NOT_FOUND', '成员不存在或已移出')
    if (row.memberId !== null) await revokeTeamSessions(tx, effects, { ownerId, memberId: row.memberId, at: ctx.now() })
  })
}
