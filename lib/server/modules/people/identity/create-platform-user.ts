import { HOUSE_ID } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { users } from '../../../db/schema/people/identity'

/** Creates the platform's row in the users table at its first deal. */
export async function createPlatformUser(tx: Tx, at: Date): Promise<void> {
  await tx
    .insert(users)
    .overridingSystemValue()
    .values({ id: HOUSE_ID, nickName: '平台', authStatus: 2, inviteCode: 'HOUSE', registeredDistId: 0, createdAt: at })
    .onConflictDoNothing({ target: users.id })
}
