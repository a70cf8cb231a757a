import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'

const MIGRATIONS = 'lib/server/db/migrations'
const BREAK = '--> statement-breakpoint'

/** A database of a release: the SQL of its migrations in two parts, and its rows between them. */
interface ReleaseDump {
  /** What creates tables, before rows are there. */
  before: string[]
  /** Table -> rows as JSON. */
  rows: Record<string, object[]>
  /** Foreign keys and triggers. */
  after: string[]
  /** Rows of drizzle's own table. */
  applied: { hash: string; created_at: string }[]
}

const statementsOf = (text: string) => text.split(BREAK).map((statement) => statement.trim())

/**
 * Reads a migrated database with its rows, for `tests/support/releases`; to be run on each release, before the next migration is
 * added: `MAKE_DUMP=0.3.0 npx vitest run --config tests/config/vitest.config.ts tests/process/upgrade.test.ts`.
 */
export async function dumpRelease(ownerUrl: string): Promise<Buffer> {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  const all = entries.flatMap(({ tag }) => statementsOf(readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8')))
  const isAfter = (text: string) => /FOREIGN KEY|CREATE (CONSTRAINT )?TRIGGER/i.test(text)
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )
    const rows: ReleaseDump['rows'] = {}
    for (const { name } of tables) {
      const { rows: found } = await client.query<{ row: object }>(`select to_jsonb(t) as row from "${name}" t`)
      if (found.length > 0) rows[name] = found.map(({ row }) => row)
    }
    const { rows: applied } = await client.query<{ hash: string; created_at: string }>(
      'select hash, created_at::text from drizzle.__drizzle_migrations order by id',
    )
    const dump: ReleaseDump = {
      before: all.filter((text) => !isAfter(text)),
      rows,
      after: all.filter(isAfter),
      applied,
    }
    return gzipSync(JSON.stringify(dump), { level: 9 })
  } finally {
    await client.end()
  }
}

/** Makes an empty database what the dump says. */
export async function restoreRelease(ownerUrl: string, dump: Buffer): Promise<void> {
  const { before, rows, after, applied } = JSON.parse(gunzipSync(dump).toString()) as ReleaseDump
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    for (const statement of before) await client.query(statement)
    for (const [table, all] of Object.entries(rows)) await fill(client, table, all)
    for (const statement of after) await client.query(statement)
    await client.query('create schema drizzle')
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)',
    )
    for (const { hash, created_at } of applied)
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        created_at,
      ])
  } finally {
    await client.end()
  }
}

async function fill(client: Client, table: string, rows: object[]): Promise<void> {
  const { rows: columns } = await client.query<{ name: string; isIdentity: boolean }>(
    `select column_name as name, is_identity = 'YES' as "isIdentity" from information_schema.columns
    where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const names = columns.map(({ name }) => `"${name}"`).join()
  await client.query(
    `insert into "${table}" (${names}) overriding system value select ${names} from jsonb_populate_recordset(null::"${table}", $1)`,
    [JSON.stringify(rows)],
  )
  for (const { name } of columns.filter(({ isIdentity }) => isIdentity))
    await client.query(
      `select setval(pg_get_serial_sequence('"${table}"', '${name}'), (select max("${name}") from "${table}"))`,
    )
}
