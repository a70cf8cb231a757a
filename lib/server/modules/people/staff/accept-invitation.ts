import { and, eq, gt, isNull } from 'drizzle-orm'
import { INVITATION_HOURS } from '@/lib/shared/staff/staff'
import { staffMembers } from '../../../db/schema/people/staff'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadUser } from '../identity/queries'
import { createMember } from './create-member'
import { openInvitation } from './internal/invitation-token'

/**
 * Makes the owner of the invited mobile a staff member of the inviting platform or distributor. Void if too old, for
 * another mobile or site, from a former member, or followed by a removal. Refuses NOT_FOUND, MEMBER_EXISTS.
 */
export async function acceptInvitation(ctx: UserCtx, { token }: { token: string }): Promise<void> {
  const invitation = openInvitation(ctx.vault, token)
  const now = ctx.now()
  const isOpen = invitation && now.getTime() - invitation.at < INVITATION_HOURS * 3_600_000
  const isHere = invitation && (invitation.distId === null || invitation.distId === ctx.dist.distId)
  if (!isOpen || !isHere || (await loadUser(ctx)).phone !== invitation.mobile) throw refuse('NOT_FOUND', GONE)
  const { distId, role, by, at } = invitation
  const { userId } = ctx.user
  const house = distId === null ? isNull(staffMembers.distId) : eq(staffMembers.distId, distId)
  await inTx(ctx, async (tx) => {
    const asker = and(house, eq(staffMembers.userId, by), isNull(staffMembers.removedAt))
    const removed = and(house, eq(staffMembers.userId, userId), gt(staffMembers.removedAt, new Date(at)))
    if ((await tx.$count(staffMembers, asker)) === 0 || (await tx.$count(staffMembers, removed)) > 0)
      throw refuse('NOT_FOUND', GONE)
    const member = { userId, distId, role, addedBy: by, createdAt: now } as const
    if (!(await createMember(tx, { ...member, house: distId === null ? 'platform' : 'dist' })))
      throw refuse('MEMBER_EXISTS')
  })
}

const GONE = '邀请已失效，或不是发给当前账号绑定的手机号'
