import { inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { deskDuties } from '../../../db/schema/people/staff'
import { ALWAYS, type Duty, dutyOf, isOnDuty } from './rules-duty'

/** Returns the duty state of each of them; on duty around the clock by default. */
export async function findDuties(db: Db | Tx, ids: readonly UserId[]): Promise<Map<number, Duty>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(deskDuties)
          .where(inArray(deskDuties.userId, [...ids]))
  const duties = new Map(rows.map((row) => [row.userId, dutyOf(row)]))
  return new Map(ids.map((id) => [id, duties.get(id) ?? ALWAYS]))
}

/** Returns those who receive new orders now. */
export async function findOnDuty(db: Db | Tx, ids: readonly UserId[], at: Date): Promise<UserId[]> {
  const duties = await findDuties(db, ids)
  return ids.filter((id) => isOnDuty(duties.get(id) ?? ALWAYS, at))
}
