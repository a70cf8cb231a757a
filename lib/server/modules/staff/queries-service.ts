import { and, eq, isNull, or } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../db/client'
import { staffMembers } from '../../db/schema/staff'
import { findAble } from '../identity/queries'

/** Who serves a distributor's customers: the platform's service members and its own. */
export async function findServiceIds(db: Db | Tx, distId: number): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ userId: staffMembers.userId })
    .from(staffMembers)
    .where(
      and(
        ...[eq(staffMembers.role, 'service'), isNull(staffMembers.removedAt)],
        or(isNull(staffMembers.distId), eq(staffMembers.distId, distId)),
      ),
    )
  return findAble(
    db,
    rows.map(({ userId }) => userId),
  )
}
