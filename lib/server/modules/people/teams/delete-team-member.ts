import { and, eq, isNull, or } from 'drizzle-orm'
import { TEAM_PATH } from '@/lib/shared/people/team'
import { teamMembers } from '../../../db/schema/people/teams'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { revokeTeamSessions } from '../identity/sessions/revoke-team-sessions'

/**
 * Ends a membership or an invitation, by the owner of the team or by the member; open sessions of the member end with
 * it. The other side is notified. Refuses NOT_FOUND.
 */
export async function deleteTeamMember(ctx: UserCtx, { teamMemberId }: { teamMemberId: number }): Promise<void> {
  const { userId, nickName } = ctx.user
  await inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const [row] = await tx
      .update(teamMembers)
      .set({ endedAt: at })
      .where(
        and(
          eq(teamMembers.id, teamMemberId),
          or(eq(teamMembers.ownerId, userId), eq(teamMembers.memberId, userId)),
          isNull(teamMembers.endedAt),
        ),
      )
      .returning()
    if (!row) throw refuse('NOT_FOUND', '成员不存在或已移出')
    const { ownerId, memberId, distId } = row
    if (memberId === null) return
    await revokeTeamSessions(tx, effects, { ownerId, memberId, at })
    const isByOwner = userId === ownerId
    const notice = {
      userId: isByOwner ? memberId : ownerId,
      distId,
      kind: 'security',
      key: `team member ${row.id} ended`,
      title: isByOwner ? '你已被移出团队' : '成员退出团队',
      text: isByOwner ? `${nickName}已将你移出团队。` : `${nickName}（“${row.name}”）退出了你的团队。`,
      href: TEAM_PATH,
    } as const
    await notifyUsers(tx, effects, { notices: [notice], at })
  })
}
