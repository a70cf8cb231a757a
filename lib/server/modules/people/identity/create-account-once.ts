import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { users } from '../../../db/schema/people/identity'
import type { Ctx } from '../../../runtime/context'
import { insertUser } from './internal/insert-user'

/** Returns the account of a phone, or creates one without a password, whose owner logs in by SMS: of this host, or of `distId`. */
export async function createAccountOnce(
  ctx: Ctx,
  tx: Tx,
  input: { phone: string; nickName?: string; distId?: number },
): Promise<UserId> {
  const made = await insertUser(ctx, tx, input)
  if (made) return made.id
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, input.phone))
  if (!user) throw new Error('the account of a phone is gone')
  return user.id
}
