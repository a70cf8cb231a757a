import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { may, type Permission } from '@/lib/shared/staff/staff'
import { staffLogins, staffMembers } from '../../../db/schema/staff'
import type { StaffSeat, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { seatOf } from './internal/seat-of'
import type { Member } from './types'

/** The caller's memberships that count on this host: the platform's, and this distributor's. The platform's comes first. */
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

/** Until when this session is let into the rooms of staff; null: a code is wanted. */
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
 * As whom the caller makes a call of staff. Asked with every call and never kept, so that a role that changed, a removal and
 * a login that ended hold from the next call on. Refuses FORBIDDEN to who is no such member here, STAFF_CODE without a code.
 */
export async function findSeat(ctx: UserCtx, permission: Permission): Promise<StaffSeat> {
  const [memberships, login] = await Promise.all([findMemberships(ctx), findLogin(ctx)])
  const member = memberships.find((one) => may(one, permission))
  if (!member) throw refuse('FORBIDDEN')
  if (!login) throw refuse('STAFF_CODE')
  return seatOf(member, permission)
}
