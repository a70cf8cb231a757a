import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { PlainError } from '../runtime/plain-error'
import { pgCode } from './client'
import { type DatabaseAccess, grantRows, roleOf } from './roles'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number; the same in every process, so that one migrates while the others wait. */
const LOCK = 727_001

/**
 * Updates the tables and grants the application's role its row permissions; safe to run from many processes at once. A
 * role that owns nothing may also run it, as long as nothing needs to change. Throws PlainError otherwise.
 */
export async function migrate({ url, ownerUrl }: DatabaseAccess): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query('select pg_advisory_lock($1)', [LOCK])
    if (!(await isCurrent(owner))) await apply(drizzle(owner), { migrationsFolder: FOLDER })
    if (url !== ownerUrl) await grantRows(owner, await asClient(url, roleOf))
  } catch (error) {
    if (pgCode(error) !== '42501') throw error
    throw new PlainError(
      `The tables are behind this program and role ${await roleOf(owner)} may not change them: name their owner in DATABASE_OWNER_URL, here or for npm run migrate.`,
    )
  } finally {
    await owner.end()
  }
}

/** Whether no migration is missing. Throws PlainError for tables from before the first migration of this program. */
export async function isCurrent(client: pg.Client): Promise<boolean> {
  const times = readMigrationFiles({ migrationsFolder: FOLDER }).map(({ folderMillis }) => folderMillis)
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as there")
  if (!rows[0]?.there) return false
  const done = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations')
  const newest = Number(done.rows[0]?.newest ?? 0)
  if (newest > 0 && newest < (times[0] ?? 0))
    throw new PlainError(
      'The tables are from before version 0.2.0, which cannot update them: use an empty database, or an empty DATA_DIR.',
    )
  return newest >= (times.at(-1) ?? 0)
}

async function asClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
