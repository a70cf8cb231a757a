import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { openDatabase } from '@/lib/server/db/client'
import { chores } from '@/lib/server/db/schema/runtime'
import { begin, emptyTables, finish, isUnfinished } from '@/lib/server/db/seed/orders/unfinished'
import { createDatabase } from '../../../support/database'

it('interrupted demo data is detected, and emptied with the triggers restored', async () => {
  const database = await createDatabase(inject('databaseServer'))
  const { db, pool } = openDatabase(database.ownerUrl, 2)
  try {
    expect(await isUnfinished(db)).toBe(false)
    await begin(db)
    await begin(db)
    expect(await isUnfinished(db)).toBe(true)
    await db.execute(sql`insert into accounts (kind, owner_id, balance_fen) values ('user', 77, 0)`)
    await emptyTables(db)
    for (const table of ['dists', 'games', 'accounts', 'chores'])
      expect((await db.execute(sql.raw(`select 1 from ${table}`))).rows, table).toEqual([])
    await expect(db.execute(sql`truncate entries cascade`)).rejects.toThrow()
    await begin(db)
    await finish(db)
    expect(await db.$count(chores)).toBe(0)
  } finally {
    await pool.end()
    await database.drop()
  }
})
