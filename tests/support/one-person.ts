import { and, eq, inArray, like, notExists } from 'drizzle-orm'
import { payees, withdrawals } from '@/lib/server/db/schema/money/payouts'
import { userDevices, users } from '@/lib/server/db/schema/people/identity'
import { fen } from '@/lib/shared/money/money'
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

/** Pays the accounts to one payee; `arrived: false`: they only added it. */
export async function onePayee(
  world: World,
  accountHash: string,
  people: Account[],
  { arrived = true, removed = false }: { arrived?: boolean; removed?: boolean } = {},
): Promise<void> {
  const at = world.now()
  const row = { kind: 1 as const, mask: '1**1', account: Buffer.from('x'), accountHash, createdAt: at }
  const removedAt = removed ? at : null
  await world.services.db.insert(payees).values(people.map(({ userId }) => ({ ...row, userId, removedAt })))
  if (arrived) await recordPayouts(world, people)
}

/** Records a payout to each payee of these accounts, without money; `removePayouts` comes before the books are checked. */
export async function recordPayouts(world: World, people: Account[]): Promise<void> {
  const { db } = world.services
  const at = world.now()
  const own = inArray(
    payees.userId,
    people.map(({ userId }) => userId),
  )
  const unpaid = notExists(db.select().from(withdrawals).where(eq(withdrawals.payeeId, payees.id)))
  const rows = await db.select({ id: payees.id, userId: payees.userId }).from(payees).where(and(own, unpaid))
  const paid = {
    distId: world.dist().distId,
    amountFen: fen(1000n),
    feeFen: fen(100n),
    status: 'paid' as const,
    createdAt: at,
    sendAt: at,
    sentAt: at,
    settledAt: at,
  }
  await db
    .insert(withdrawals)
    .values(rows.map(({ id: payeeId, userId }) => ({ ...paid, payeeId, userId, sn: `T${payeeId}` })))
}

/** Removes what `recordPayouts` wrote. */
export async function removePayouts(world: World): Promise<void> {
  await world.services.db.delete(withdrawals).where(like(withdrawals.sn, 'T%'))
}
