import type { Tx } from '../../db/client'
import { users } from '../../db/schema/identity'

/** The platform as a party of deals: below all members' numbers, without phone or password, so nobody logs in as it. */
export const HOUSE_ID = 1

/** Its row is there from the first deal on. */
export async function ensureHouse(tx: Tx): Promise<void> {
  await tx
    .insert(users)
    .overridingSystemValue()
    .values({ id: HOUSE_ID, nickName: '平台', authStatus: 2, inviteCode: 'HOUSE', registeredDistId: 0 })
    .onConflictDoNothing({ target: users.id })
}
