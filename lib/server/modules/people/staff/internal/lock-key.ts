import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { staffKeys } from '../../../../db/schema/people/staff'
import type { StaffKey } from '../types'

/** Locks a user's authenticator key, so that concurrent attempts are counted one after the other. */
export async function lockKey(tx: Tx, userId: UserId): Promise<StaffKey | undefined> {
  const [key] = await tx.select().from(staffKeys).where(eq(staffKeys.userId, userId)).for('update')
  return key
}
