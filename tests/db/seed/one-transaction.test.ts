import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Database, openDatabase } from '@/lib/server/db/client'
import { chores } from '@/lib/server/db/schema/runtime'
import { oneTransaction } from '@/lib/server/db/seed/one-transaction'
import { createDatabase } from '../../support/database'

let database: Awaited<ReturnType<typeof createDatabase>>
let opened: Database
beforeAll(async () => {
  database = await createDatabase(inject('databaseServer'))
  opened = openDatabase(database.ownerUrl, 3)
})
afterAll(async () => {
  await opened.pool.end()
  await database.drop()
})

const chore = (name: string) => ({ name, dueAt: new Date() })

it('all transactions of the work are committed together at its end', async () => {
  const before = await opened.db.$count(chores)
  await oneTransaction(opened.pool, async (db) => {
    await db.transaction((tx) => tx.insert(chores).values(chore('first')))
    await db.transaction((tx) => tx.insert(chores).values(chore('second')))
    // Both concurrently, on the single connection.
    expect(await Promise.all([db.$count(chores), db.select().from(chores).limit(1)])).toMatchObject([before + 2, [{}]])
    expect(await opened.db.$count(chores)).toBe(before)
  })
  expect(await opened.db.$count(chores)).toBe(before + 2)
})

it('work that computes for longer than a transaction may be idle is not ended, and other transactions keep the limit', async () => {
  const limitOf = async (db: Pick<Database['db'], 'execute'>) => {
    const { rows } = await db.execute<{ idle_in_transaction_session_timeout: string }>(
      'show idle_in_transaction_session_timeout',
    )
    return rows[0]?.idle_in_transaction_session_timeout
  }
  let during: string | undefined
  await oneTransaction(opened.pool, async (db) => {
    during = await limitOf(db)
  })
  expect([during, await limitOf(opened.db)]).toEqual(['0', '30s'])
})

it('failed work leaves nothing behind, and its error is thrown', async () => {
  const before = await opened.db.$count(chores)
  const failing = oneTransaction(opened.pool, async (db) => {
    await db.transaction((tx) => tx.insert(chores).values(chore('third')))
    throw new Error('no more goods')
  })
  await expect(failing).rejects.toThrow('no more goods')
  expect(await opened.db.$count(chores)).toBe(before)
})

it('a failed statement does not block those after it', async () => {
  const failing = oneTransaction(opened.pool, async (db) => {
    const results = await Promise.allSettled([
      db.insert(chores).values([chore('twice'), chore('twice')]),
      db.$count(chores),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    throw new Error('aborted')
  })
  await expect(failing).rejects.toThrow('aborted')
})
