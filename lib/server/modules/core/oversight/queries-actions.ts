import { and, count, desc, eq, gte, inArray, max } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { AuditAction } from '@/lib/shared/staff/staff-audit'
import type { Db, Tx } from '../../../db/client'
import { staffAudits } from '../../../db/schema/core/oversight'
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

/** Returns when staff last took an action on a target; null: never. */
export async function findLastAction(
  tx: Tx,
  { action, target }: { action: AuditAction; target: string },
): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(staffAudits.createdAt) })
    .from(staffAudits)
    .where(and(eq(staffAudits.target, target), eq(staffAudits.action, action)))
  return row?.at ?? null
}

/** Returns who took an action on these targets, why, and what was recorded with it, newest first. */
export async function listActions(db: Db, { action, targets }: { action: AuditAction; targets: readonly string[] }) {
  if (targets.length === 0) return []
  const { userId, name, reason, after } = staffAudits
  return db
    .select({ userId, name, reason, after })
    .from(staffAudits)
    .where(and(inArray(staffAudits.target, [...targets]), eq(staffAudits.action, action)))
    .orderBy(desc(staffAudits.id))
}
