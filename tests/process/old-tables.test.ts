import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate } from '@/lib/server/db/migrate'
import { createEmptyDatabase, type TestDatabase } from '../support/database'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase(inject('databaseServer'))
})
afterAll(() => database.drop())

it('tables from before the first migration of this version are refused in one line and left alone', async () => {
  const owner = new Client({ connectionString: database.ownerUrl })
  await owner.connect()
  await owner.query('create schema drizzle')
  await owner.query('create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)')
  await owner.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', 1700000000000)")
  await expect(migrate(database)).rejects.toThrow(/^The tables are from before version 0\.2\.0[^\n]*$/)
  const { rows } = await owner.query("select count(*)::int as n from pg_tables where schemaname = 'public'")
  expect(rows).toEqual([{ n: 0 }])
  await owner.end()
})
