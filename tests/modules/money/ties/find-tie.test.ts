import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payees } from '@/lib/server/db/schema/money/payouts'
import { findTie } from '@/lib/server/modules/money/ties/find-tie'
import { onePayee } from '../../../support/one-person'
import { World } from '../../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

it('the account of a company to which distributors are paid does not make their members one person', async () => {
  const { db } = world.services
  const people = [await world.person(), await world.person()] as const
  const [one, other] = people
  await onePayee(world, 'account of a company', [...people])
  expect(await findTie(db, one.userId, other.userId)).toBe('payee')
  for (const [i, { userId }] of people.entries())
    await db
      .update(payees)
      .set({ ofDist: i + 1, holder: Buffer.from('x') })
      .where(eq(payees.userId, userId))
  expect(await findTie(db, one.userId, other.userId)).toBeNull()
})
