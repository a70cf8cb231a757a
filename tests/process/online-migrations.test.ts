import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { assertCurrent, migrate } from '@/lib/server/db/migrate'
import { listWaiting, migrateOnline } from '@/lib/server/db/online-migrations'
import { createEmptyDatabase, type TestDatabase } from '../support/database'

let database: TestDatabase
let owner: Client
const folder = mkdtempSync(join(tmpdir(), 'online-'))
const save = (name: string, ...statements: string[]) =>
  writeFileSync(join(folder, `${name}.sql`), statements.join('\n--> statement-breakpoint\n'))

beforeAll(async () => {
  database = await createEmptyDatabase(inject('databaseServer'))
  owner = new Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const valid = async (index: string) =>
  (await owner.query('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [index])).rows[0]
    ?.valid

it('an instance refuses to start on tables that are behind it, until they are migrated', async () => {
  await expect(assertCurrent(database)).rejects.toThrow(/^The tables are behind this program: run `npm run migrate`/)
  await migrate(database)
  await expect(assertCurrent(database)).resolves.toBeUndefined()
})

it('online migrations fill rows in batches, each once, and build indexes while rows are written', async () => {
  await owner.query('create table public.big (id int primary key, note text)')
  await owner.query('insert into public.big select n from generate_series(1, 2500) n')
  const batch = `-- batch\nupdate public.big set note = 'x' where id in (select id from public.big where note is null limit 1000)`
  save('0001_fill', batch, 'create index concurrently if not exists big_note on public.big (note)')
  expect(await migrateOnline(owner, folder)).toEqual(['0001_fill'])
  expect((await owner.query('select count(*)::int as n from public.big where note is null')).rows).toEqual([{ n: 0 }])
  expect(await valid('public.big_note')).toBe(true)
  expect(await migrateOnline(owner, folder)).toEqual([])
})

it('an index whose build was interrupted is built again', async () => {
  await owner.query("insert into public.big select n, 'same' from generate_series(3000, 3001) n")
  save('0002_unique', 'create unique index concurrently if not exists big_unique on public.big (note)')
  await expect(migrateOnline(owner, folder)).rejects.toMatchObject({ code: '23505' })
  expect(await valid('public.big_unique')).toBe(false)
  expect(await listWaiting(owner, folder)).toEqual(['0002_unique'])
  await owner.query('delete from public.big where id > 1')
  expect(await migrateOnline(owner, folder)).toEqual(['0002_unique'])
  expect(await valid('public.big_unique')).toBe(true)
})

it('a second process that waits to migrate does not block the index that the first one builds', async () => {
  const first = new Client({ connectionString: database.ownerUrl })
  await first.connect()
  await first.query('select pg_advisory_lock(727001)')
  const second = migrate(database)
  save('0003_index', 'create index concurrently if not exists big_id_note on public.big (id, note)')
  await migrateOnline(first, folder)
  expect(await valid('public.big_id_note')).toBe(true)
  await first.end()
  await second
})

it('migrating gives way to a transaction that holds a table, and goes on after it', async () => {
  const fresh = await createEmptyDatabase(inject('databaseServer'))
  const holder = new Client({ connectionString: fresh.ownerUrl })
  await holder.connect()
  await holder.query('create schema drizzle')
  await holder.query('create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)')
  await holder.query('begin')
  await holder.query('lock table drizzle.__drizzle_migrations in share row exclusive mode')
  const waiters = async () =>
    (
      await holder.query(
        "select 1 from pg_locks where not granted and relation = 'drizzle.__drizzle_migrations'::regclass",
      )
    ).rows.length
  const migrating = migrate(fresh)
  await expect.poll(waiters, { timeout: 20_000 }).toBe(1)
  await expect.poll(waiters, { timeout: 20_000 }).toBe(0)
  await holder.query('commit')
  await migrating
  await expect(assertCurrent(fresh)).resolves.toBeUndefined()
  await holder.end()
  await fresh.drop()
})
