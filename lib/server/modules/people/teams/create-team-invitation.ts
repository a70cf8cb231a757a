import { MOST_TEAM_MEMBERS, TEAM_INVITE_DAYS, type TeamRole } from '@/lib/shared/people/team'
import { DAY_MS } from '@/lib/shared/time'
import { teamMembers } from '../../../db/schema/people/teams'
import { singleRow } from '../../../db/single-row'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { randomToken } from '../../../runtime/vault'
import { holdPerson } from '../identity/queries-person'
import { verifyPayPassword } from '../identity/security/verify-pay-password'
import { presentTeamMember } from './present'
import { inTeam } from './queries'
import { codeHashOf } from './rules'

interface Invitation {
  name: string
  role: TeamRole
  payPassword: string
}

/**
 * Creates an invitation to the caller's team on this site and returns its code, once: whoever opens it first while
 * logged in joins. Refuses TOO_MANY, and as `verifyPayPassword`.
 */
export async function createTeamInvitation(ctx: UserCtx, { name, role, payPassword }: Invitation) {
  await verifyPayPassword(ctx, payPassword)
  const { userId } = ctx.user
  const { distId } = ctx.dist
  const code = randomToken(18)
  return inTx(ctx, async (tx) => {
    await holdPerson(tx, userId)
    const at = ctx.now()
    if ((await tx.$count(teamMembers, inTeam(userId, distId, at))) >= MOST_TEAM_MEMBERS)
      throw refuse('TOO_MANY', `最多 ${MOST_TEAM_MEMBERS} 位成员，移出后才能再邀请`)
    const values = { ownerId: userId, distId, name, role, codeHash: codeHashOf(code), createdAt: at }
    const expiresAt = new Date(at.getTime() + TEAM_INVITE_DAYS * DAY_MS)
    const row = singleRow(
      await tx
        .insert(teamMembers)
        .values({ ...values, expiresAt })
        .returning(),
    )
    return { code, row: presentTeamMember(row, '') }
  })
}
