import { and, eq, isNull } from 'drizzle-orm'
import { rolesWithin, type TeamRole } from '@/lib/shared/people/team'
import { teamMembers } from '../../../db/schema/people/teams'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { revokeTeamSessions } from '../identity/sessions/revoke-team-sessions'

interface RoleChange {
  teamMemberId: number
  role: TeamRole
}

/**
 * Takes permissions from a member or an invitation of the caller's team; open sessions of the member end. Refuses
 * NOT_FOUND, FORBIDDEN (a role with more permissions).
 */
export async function updateTeamRole(ctx: UserCtx, { teamMemberId, role }: RoleChange): Promise<void> {
  const ownerId = ctx.user.userId
  await inTx(ctx, async (tx, effects) => {
    const isOwn = and(eq(teamMembers.id, teamMemberId), eq(teamMembers.ownerId, ownerId), isNull(teamMembers.endedAt))
    const [old] = await tx.select({ role: teamMembers.role }).from(teamMembers).where(isOwn).for('update')
    if (!old) throw refuse('NOT_FOUND', '成员不存在或已移出')
    // an invitation needs the pay password, so more permissions do, too
    if (!rolesWithin(old.role).includes(role)) throw refuse('FORBIDDEN', '增加权限请移出后重新邀请，需验证支付密码')
    const [row] = await tx.update(teamMembers).set({ role }).where(isOwn).returning({ memberId: teamMembers.memberId })
    if (row && row.memberId !== null)
      await revokeTeamSessions(tx, effects, { ownerId, memberId: row.memberId, at: ctx.now() })
  })
}
