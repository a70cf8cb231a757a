import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { staffKeys } from '../../../../db/schema/staff'
import type { StaffKey } from '../types'

/** What makes somebody's codes, locked: tries at the same time are counted one after the other. */
export async function lockKey(tx: Tx, userId: number): Promise<StaffKey | undefined> {
  const [key] = await tx.select().from(staffKeys).where(eq(staffKeys.userId, userId)).for('update')
  return key
}
