import { and, type Column, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { HOUSE_ID, type UserId } from '@/lib/shared/ids'
import { type Membership, may, ROLE_NAMES } from '@/lib/shared/staff/staff'
import type { Db, Tx } from '../../../db/client'
import { staffMembers } from '../../../db/schema/people/staff'
import type { UserCtx } from '../../../runtime/context'
import { isActive } from '../../core/tenancy/queries-here'
import { canWorkSql } from '../identity/queries-person'
import { findLogin, findMemberships } from './find-membership'

/**
 * Returns whether the caller serves customers of a distributor, on this host, and has entered a staff code: membership of
 * a chat alone may be outdated.
 */
export async function serves(ctx: UserCtx, distId: number): Promise<boolean> {
  const isServing = (member: Membership & { distId: number | null }) =>
    (member.distId === null || member.distId === distId) && may(member, 'orders.act')
  // staff calls were authorised with exactly this
  if (ctx.staff) return isServing(ctx.staff)
  const [memberships, login] = await Promise.all([findMemberships(ctx), findLogin(ctx)])
  return login !== null && memberships.some(isServing)
}

/** The site whose staff serve an order or case; null: only the platform's, because the platform itself is a party. */
export const siteServing = ({
  distId,
  buyerId,
  sellerId,
}: {
  distId: number
  buyerId: UserId
  sellerId: UserId | null
}): number | null => (buyerId === HOUSE_ID || sellerId === HOUSE_ID ? null : distId)

/**
 * Returns the staff who serve a distributor's customers: the platform's service members and its own; null, and for a
 * distributor that is switched off: the former, because its own can log in nowhere.
 */
export async function findServiceIds(db: Db | Tx, distId: number | null): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ userId: staffMembers.userId })
    .from(staffMembers)
    .where(
      and(
        ...[eq(staffMembers.role, 'service'), isNull(staffMembers.removedAt), canWorkSql(staffMembers.userId)],
        or(
          isNull(staffMembers.distId),
          distId === null ? undefined : and(eq(staffMembers.distId, distId), isActive(staffMembers.distId)),
        ),
      ),
    )
  return rows.map(({ userId }) => userId)
}

/** Returns those users who are staff of the platform or any distributor. */
export async function findStaffIds(db: Db, userIds: readonly UserId[]): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ userId: staffMembers.userId })
    .from(staffMembers)
    .where(and(inArray(staffMembers.userId, [...userIds]), isNull(staffMembers.removedAt)))
  return rows.map(({ userId }) => userId)
}

/** Roles of any house that may act on orders. */
const SERVING = ROLE_NAMES.filter((role) => may({ house: 'platform', role }, 'orders.act'))

/** Subquery for statements of other modules: ids of all members who may act on orders of some site. */
export const allServing: SQL = sql`(select distinct user_id from ${staffMembers}
  where removed_at is null and ${inArray(staffMembers.role, SERVING)})`

/**
 * A condition for statements of other modules: the user of a column is active staff who may act on orders of the site;
 * `distId` null: only platform staff may. Other roles, removed members, frozen accounts and the staff of a distributor
 * that is switched off may not.
 */
export const mayServe = (userId: Column, distId: SQL): SQL => sql`(${canWorkSql(userId)} and ${userId} in (
  select user_id from ${staffMembers} where removed_at is null and ${inArray(staffMembers.role, SERVING)}
    and (${staffMembers.distId} is null or (${staffMembers.distId} = ${distId} and ${isActive(staffMembers.distId)}))
))`
