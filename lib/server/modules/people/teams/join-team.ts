import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { MOST_TEAMS, TEAM_PATH, TEAM_ROLES } from '@/lib/shared/people/team'
import { teamMembers } from '../../../db/schema/people/teams'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { holdPerson } from '../identity/queries-person'
import { codeHashOf } from './rules'

/**
 * Joins the team of an invitation of this site; the code is then used up. The owner is notified. Refuses NOT_FOUND,
 * MEMBER_EXISTS, TOO_MANY.
 */
export async function joinTeam(ctx: UserCtx, { code }: { code: string }): Promise<void> {
  const { userId, nickName } = ctx.user
  const { distId } = ctx.dist
  await inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, userId)
    const at = ctx.now()
    const ownTeams = and(eq(teamMembers.memberId, userId), isNull(teamMembers.endedAt))
    if ((await tx.$count(teamMembers, ownTeams)) >= MOST_TEAMS)
      throw refuse('TOO_MANY', `最多加入 ${MOST_TEAMS} 个团队，请先退出不再参与的`)
    const already = sql`exists (select 1 from team_members m where m.owner_id = ${teamMembers.ownerId}
      and m.dist_id = ${distId} and m.member_id = ${userId} and m.ended_at is null)`
    const [row] = await tx
      .update(teamMembers)
      .set({ memberId: userId, joinedAt: at })
      .where(
        and(
          eq(teamMembers.codeHash, codeHashOf(code)),
          eq(teamMembers.distId, distId),
          ne(teamMembers.ownerId, userId),
          isNull(teamMembers.joinedAt),
          isNull(teamMembers.endedAt),
          gt(teamMembers.expiresAt, at),
          sql`not ${already}`,
        ),
      )
      .returning()
    if (!row) throw refuse('NOT_FOUND', '邀请已失效，或你已在这个团队里')
    const notice = {
      userId: row.ownerId,
      distId,
      kind: 'security',
      key: `team member ${row.id}`,
      title: '新成员加入团队',
      text: `${nickName}接受邀请，以“${row.name}”加入，角色为${TEAM_ROLES[row.role].name}。不是你邀请的人时，请立即移出。`,
      href: TEAM_PATH,
      isUrgent: true,
    } as const
    await notifyUsers(tx, effects, { notices: [notice], at })
  })
}
