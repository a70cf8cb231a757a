import { and, count, gte, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { AuditAction } from '@/lib/shared/staff/staff-audit'
import { staffAudits } from '../../../db/schema/oversight'
import type { Ctx } from '../../../runtime/context'

/** Counts certain actions per staff member since a time. */
export async function countActions(
  { db }: Pick<Ctx, 'db'>,
  { userIds, actions, since }: { userIds: readonly UserId[]; actions: readonly AuditAction[]; since: Date },
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ id: staffAudits.userId, n: count() })
    .from(staffAudits)
    .where(
      and(
        inArray(staffAudits.userId, [...userIds]),
        inArray(staffAudits.action, [...actions]),
        gte(staffAudits.createdAt, since),
      ),
    )
    .groupBy(staffAudits.userId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}
