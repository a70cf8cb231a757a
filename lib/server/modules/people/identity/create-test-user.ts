import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { users } from '../../../db/schema/people/identity'
import { hashPassword } from './internal/passwords'

interface TestUser {
  userId: UserId
  nickName: string
  distId: number
  /** Absent: it pays nothing. */
  payPassword?: string
  at: Date
}

/**
 * Creates a verified account of test mode under a given id: without a phone, so no one can log in to it. False if it is
 * there already.
 */
export async function createTestUser(
  tx: Tx,
  { userId, nickName, distId, payPassword, at }: TestUser,
): Promise<boolean> {
  const made = await tx
    .insert(users)
    .overridingSystemValue()
    .values({
      id: userId,
      nickName,
      payPasswordHash: payPassword ? await hashPassword(payPassword) : null,
      authStatus: 2,
      inviteCode: `TEST${userId}`,
      registeredDistId: distId,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made.length > 0
}
