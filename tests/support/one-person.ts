import { inArray } from 'drizzle-orm'
import { userDevices, users } from '@/lib/server/db/schema/identity'
import { payees } from '@/lib/server/db/schema/payouts'
import type { Person, World } from './world'

type Account = Pick<Person, 'userId'>

/** Verifies the accounts with the same identity card. */
export async function oneCard(world: World, hash: string, ...people: Account[]): Promise<void> {
  const ids = people.map(({ userId }) => userId)
  await world.services.db.update(users).set({ idCardHash: hash }).where(inArray(users.id, ids))
}

/** Makes the accounts share a browser. */
export async function oneBrowser(world: World, deviceHash: string, ...people: Account[]): Promise<void> {
  const lastAt = world.now()
  await world.services.db.insert(userDevices).values(people.map(({ userId }) => ({ userId, deviceHash, lastAt })))
}

/** Makes the accounts share a payee. */
export async function onePayee(world: World, accountHash: string, ...people: Account[]): Promise<void> {
  const row = { kind: 1 as const, mask: '1**1', account: Buffer.from('x'), accountHash, createdAt: world.now() }
  await world.services.db.insert(payees).values(people.map(({ userId }) => ({ ...row, userId })))
}
