import { inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { users } from '../../../db/schema/people/identity'
import type { Vault } from '../../../runtime/vault'

export interface VerifiedPerson {
  /** '' where nothing was verified. */
  realName: string
  idCard: string
}

/** Returns verified names and id numbers, unmasked; for agreements, never for an answer. */
export async function findCitizens(
  { db, vault }: { db: Db | Tx; vault: Vault },
  ids: readonly UserId[],
): Promise<Map<UserId, VerifiedPerson>> {
  const rows = await db
    .select({ id: users.id, realName: users.realName, idCard: users.idCard })
    .from(users)
    .where(inArray(users.id, [...ids]))
  const open = (id: UserId, sealed: Buffer | null) => (sealed ? vault.open('identity', String(id), sealed) : '')
  return new Map(
    rows.map(({ id, realName, idCard }) => [id, { realName: open(id, realName), idCard: open(id, idCard) }]),
  )
}
