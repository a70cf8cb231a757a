import { and, asc, count, eq, inArray, isNull, max } from 'drizzle-orm'
import { permissionsOf } from '@/lib/shared/staff/staff'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { staffKeys, staffLogins, staffMembers, staffRecoveryCodes } from '../../../db/schema/people/staff'
import type { StaffCtx, UserCtx } from '../../../runtime/context'
import { ofHouse } from '../../core/oversight/rules'
import { listSites } from '../../core/tenancy/queries-dists'
import { findContacts } from '../identity/queries'
import { findLogin, findMemberships } from './find-membership'
import { presentMember, presentState } from './present'

/**
 * Returns whether and with which role the caller can enter the staff area here; members of both platform and
 * distributor get the permissions of both.
 */
export async function loadState(ctx: UserCtx) {
  const { userId } = ctx.user
  const memberships = await findMemberships(ctx)
  const [member] = memberships
  if (!member) return presentState(ctx, null)
  const [login, [key], [codes], sites] = await Promise.all([
    findLogin(ctx),
    ctx.db.select({ enrolledAt: staffKeys.enrolledAt }).from(staffKeys).where(eq(staffKeys.userId, userId)),
    ctx.db
      .select({ left: count() })
      .from(staffRecoveryCodes)
      .where(and(eq(staffRecoveryCodes.userId, userId), isNull(staffRecoveryCodes.usedAt))),
    listSites(ctx.db),
  ])
  const permissions = [...new Set(memberships.flatMap(permissionsOf))]
  const isEnrolled = Boolean(key?.enrolledAt)
  return presentState(ctx, { member, permissions, sites, isEnrolled, login, recoveryLeft: codes?.left ?? 0 })
}

/** Lists staff of the caller's own platform or distributor, oldest first. */
export async function listMembers(ctx: StaffCtx, paging: Paging) {
  const own = and(ofHouse(ctx, staffMembers.distId), isNull(staffMembers.removedAt))
  const rows = ctx.db.select().from(staffMembers).where(own).orderBy(asc(staffMembers.id))
  const found = await pageOf(rows, () => ctx.db.$count(staffMembers, own), paging)
  const ids = found.list.map(({ userId }) => userId)
  const [people, keys, logins] = await Promise.all([
    findContacts(ctx, ids),
    ctx.db.select().from(staffKeys).where(inArray(staffKeys.userId, ids)),
    ctx.db
      .select({ userId: staffLogins.userId, at: max(staffLogins.createdAt) })
      .from(staffLogins)
      .where(inArray(staffLogins.userId, ids))
      .groupBy(staffLogins.userId),
  ])
  return presentPage(found, (member) =>
    presentMember(member, {
      person: people.get(member.userId),
      isEnrolled: keys.some(({ userId, enrolledAt }) => userId === member.userId && enrolledAt !== null),
      lastLogin: logins.find(({ userId }) => userId === member.userId)?.at ?? null,
      isSelf: member.userId === ctx.user.userId,
    }),
  )
}
