import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate } from '@/lib/server/db/migrate'
import { assertOwnRole } from '@/lib/server/main/database'
import { readEnv } from '@/lib/server/runtime/env'
import { createEmptyDatabase, type TestDatabase } from '../support/database'

/** An empty database, as an operator provides it. */
let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase(inject('databaseServer'))
})
afterAll(() => database.drop())

const demo = readEnv({})
const production = { ...demo, APP_ENV: 'production' as const }
const lines: string[] = []
const say = (line: string) => void lines.push(line)
const byApp = () => ({ url: database.url, ownerUrl: database.url })
const byOwner = () => ({ url: database.ownerUrl, ownerUrl: database.ownerUrl })

it('a role without the right to create tables gets one line that tells what is needed', async () => {
  await expect(migrate(byApp())).rejects.toThrow(/^The tables are behind .*DATABASE_OWNER_URL[^\n]*$/)
})

it('one role for both purposes is warned about at startup, and rejected in production', async () => {
  await migrate(byOwner())
  await assertOwnRole(demo, database.ownerUrl, say)
  expect(lines).toEqual([
    expect.stringMatching(/^Warning: DATABASE_URL: role \w+ owns the tables .*DATABASE_OWNER_URL$/),
  ])
  await expect(assertOwnRole(production, database.ownerUrl, say)).rejects.toThrow(/^DATABASE_URL: role \w+ owns/)
})

it('the owner role grants rights, also concurrently, and the application role starts without the owner’s password', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate(database)))
  await migrate(byApp())
  lines.length = 0
  await assertOwnRole(production, database.url, say)
  expect(lines).toEqual([])
  const app = new Client({ connectionString: database.url })
  await app.connect()
  const denied =
    "select table_name from information_schema.tables where table_schema = 'public' and not has_table_privilege(table_name, 'SELECT, INSERT')"
  expect((await app.query(denied)).rows).toEqual([])
  await expect(app.query("update transfers set memo = 'x'")).rejects.toThrow('permission denied')
  await app.query("insert into chores (name, due_at) values ('x', now())")
  await app.query('delete from chores')
  await app.end()
})
