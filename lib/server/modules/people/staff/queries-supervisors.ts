import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { may, ROLE_NAMES } from '@/lib/shared/staff/staff'
import type { Db, Tx } from '../../../db/client'
import { staffMembers } from '../../../db/schema/people/staff'
import { isActive } from '../../core/tenancy/queries-here'
import { canWorkSql } from '../identity/queries-person'

/** Roles of any house that supervise the desk. */
const SUPERVISING = ROLE_NAMES.filter((role) => may({ house: 'platform', role }, 'desk.supervise'))

/** Returns the supervisors of the platform, and those of a distributor. */
export async function findSupervisorIds(db: Db | Tx, distId: number | null): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ userId: staffMembers.userId })
    .from(staffMembers)
    .where(
      and(
        ...[inArray(staffMembers.role, SUPERVISING), isNull(staffMembers.removedAt), canWorkSql(staffMembers.userId)],
        or(
          isNull(staffMembers.distId),
          distId === null ? undefined : and(eq(staffMembers.distId, distId), isActive(staffMembers.distId)),
        ),
      ),
    )
  return rows.map(({ userId }) => userId)
}

/** Returns the distributor that employs somebody as customer service; null: the platform, or no one any more. */
export async function findEmployer(db: Db | Tx, userId: UserId): Promise<number | null> {
  const rows = await db
    .select({ distId: staffMembers.distId })
    .from(staffMembers)
    .where(and(eq(staffMembers.userId, userId), eq(staffMembers.role, 'service'), isNull(staffMembers.removedAt)))
  return rows.some(({ distId }) => distId === null) ? null : (rows[0]?.distId ?? null)
}

/** Returns the customer service staff that a supervisor sees: of a distributor only its own, of the platform all. */
export async function findAgents(
  db: Db | Tx,
  distId: number | null,
): Promise<{ userId: UserId; distId: number | null }[]> {
  const rows = await db
    .select({ userId: staffMembers.userId, distId: staffMembers.distId })
    .from(staffMembers)
    .where(
      and(
        ...[eq(staffMembers.role, 'service'), isNull(staffMembers.removedAt), canWorkSql(staffMembers.userId)],
        distId === null ? undefined : eq(staffMembers.distId, distId),
      ),
    )
    .orderBy(staffMembers.id)
  return [...new Map(rows.toReversed().map((row) => [row.userId, row])).values()].toReversed()
}
