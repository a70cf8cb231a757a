import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'

const ONLINE_FOLDER = fileURLToPath(new URL('./migrations/online', import.meta.url))
const BREAK = '--> statement-breakpoint'
/** Marks a statement that changes a limited number of rows and is repeated until it changes none. */
const BATCH = /^-- batch\b/
const INDEX_NAME = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?([a-z0-9_]+)"?/i

/**
 * Runs the migrations that may take long while the program works: indexes built CONCURRENTLY, constraints validated, rows
 * filled in batches. They run outside a transaction, so an interrupted one starts again at its first statement: every
 * statement can be repeated. Returns the names of those that ran.
 */
export async function migrateOnline(owner: Client, folder = ONLINE_FOLDER): Promise<string[]> {
  const waiting = await listWaiting(owner, folder)
  if (waiting.length === 0) return []
  await owner.query(
    'create table if not exists drizzle.online_migrations (name text primary key, done_at timestamptz not null default now())',
  )
  for (const name of waiting) {
    for (const statement of statementsOf(readFileSync(join(folder, `${name}.sql`), 'utf8')))
      await runStatement(owner, statement)
    await owner.query('insert into drizzle.online_migrations (name) values ($1) on conflict do nothing', [name])
  }
  return waiting
}

/** The names of online migrations that this database has not finished. */
export async function listWaiting(client: Client, folder = ONLINE_FOLDER): Promise<string[]> {
  const { rows: known } = await client.query("select to_regclass('drizzle.online_migrations') is not null as there")
  const { rows } = known[0]?.there
    ? await client.query<{ name: string }>('select name from drizzle.online_migrations')
    : { rows: [] }
  const done = new Set(rows.map(({ name }) => name))
  const names = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return names
    .map((file) => basename(file, '.sql'))
    .filter((name) => !done.has(name))
    .sort()
}

const statementsOf = (text: string): string[] =>
  text
    .split(BREAK)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

async function runStatement(owner: Client, statement: string): Promise<void> {
  const index = INDEX_NAME.exec(statement)?.[1]
  if (index) await dropInvalid(owner, index)
  if (!BATCH.test(statement)) {
    await owner.query(statement)
    return
  }
  while ((await owner.query(statement)).rowCount);
}

/** A build that was interrupted leaves an index that is never used but updated on every write. */
async function dropInvalid(owner: Client, index: string): Promise<void> {
  const { rows } = await owner.query('select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
    `public.${owner.escapeIdentifier(index)}`,
  ])
  if (rows.length > 0) await owner.query(`drop index concurrently if exists public.${owner.escapeIdentifier(index)}`)
}
