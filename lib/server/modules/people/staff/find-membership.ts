import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { may, type Permission } from '@/lib/shared/staff/staff'
import { staffLogins, staffMembers } from '../../../db/schema/people/staff'
import type { StaffMembership, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { membershipOf } from './internal/membership-of'
import type { Member } from './types'

/** Returns the caller's memberships that are valid on this host: the platform's first, then this distributor's. */
export async function findMemberships({ db, dist, user }: UserCtx): Promise<Member[]> {
  return db
    .select()
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.userId, user.userId),
        isNull(staffMembers.removedAt),
        or(isNull(staffMembers.distId), eq(staffMembers.distId, dist.distId)),
      ),
    )
    .orderBy(sql`${staffMembers.distId} nulls first`)
}

/** Returns until when this session is logged in to the staff area; null: a code is required. */
export async function findLogin(ctx: UserCtx): Promise<Date | null> {
  const { sessionId, userId } = ctx.user
  const [login] = await ctx.db
    .select({ expiresAt: staffLogins.expiresAt })
    .from(staffLogins)
    .where(
      and(
        ...[eq(staffLogins.sessionId, sessionId), eq(staffLogins.userId, userId)],
        ...[eq(staffLogins.ended, false), gt(staffLogins.expiresAt, ctx.now())],
      ),
    )
  return login?.expiresAt ?? null
}

/**
 * Returns the membership with which the caller makes a staff call. Queried with every call and never cached, so that
 * role changes, removals and expired logins take effect with the next call. Refuses FORBIDDEN for non-members,
 * STAFF_CODE without a code.
 */
export async function findMembership(ctx: UserCtx, permission: Permission): Promise<StaffMembership> {
  const [memberships, login] = await Promise.all([findMemberships(ctx), findLogin(ctx)])
  const member = memberships.find((one) => may(one, permission))
  if (!member) throw refuse('FORBIDDEN')
  if (!login) throw refuse('STAFF_CODE')
  return membershipOf(member, permission)
}
