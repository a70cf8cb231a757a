import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { PlainError } from '../runtime/plain-error'
import { pgCode } from './client'
import { migrateOnline } from './online-migrations'
import { type DatabaseAccess, grantRows, limitRole, roleOf } from './roles'

const LOCK_NOT_AVAILABLE = '55P03'
const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number; the same in every process, so that one migrates while the others wait. */
const LOCK = 727_001
const LOCK_RETRY_MS = 200
/** A statement that waits for a table holds up everybody who comes after it, so it gives up soon and is tried again. */
const TABLE_WAIT = '2s'
const TABLE_TRIES = 30
const TABLE_RETRY_MS = 1000

/**
 * Updates the tables, runs the online migrations and grants the application's role its row permissions; safe to run from
 * many processes at once and while the program works. A role that owns nothing may also run it, as long as nothing needs
 * to change. Throws PlainError otherwise.
 */
export async function migrate({ url, ownerUrl, directUrl = url }: DatabaseAccess): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await lockOthersOut(owner)
    if (!(await isCurrent(owner))) await applyPatiently(owner)
    await migrateOnline(owner)
    if (directUrl !== ownerUrl) await grantRows(owner, await asClient(directUrl, roleOf))
    if (directUrl !== url) await asClient(directUrl, limitRole)
  } catch (error) {
    if (pgCode(error) !== '42501') throw error
    throw new PlainError(
      `The tables are behind this program and role ${await roleOf(owner)} may not change them: name their owner in DATABASE_OWNER_URL, here or for npm run migrate.`,
    )
  } finally {
    await owner.end()
  }
}

/**
 * Throws PlainError if the tables are older than the program. Running instances must not change them: the first instance
 * of a new version would lock tables that those of the old one are using.
 */
export async function assertCurrent({ url, directUrl = url }: DatabaseAccess): Promise<void> {
  if (!(await asClient(directUrl, isCurrent).catch(refuseUnreadable)))
    throw new PlainError('The tables are behind this program: run `npm run migrate`, then start it again.')
}

/** Before the first `npm run migrate` the application's role may not read what was applied. */
function refuseUnreadable(error: unknown): boolean {
  if (pgCode(error) !== '42501') throw error
  return false
}

/**
 * Takes the lock of migrations by asking again: whoever waits inside a statement holds a snapshot, and an index that is
 * built CONCURRENTLY would wait for that snapshot for ever.
 */
async function lockOthersOut(owner: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK])
    if (rows[0]?.got) return
    await sleep(LOCK_RETRY_MS)
  }
}

async function applyPatiently(owner: pg.Client): Promise<void> {
  await owner.query(`set lock_timeout = '${TABLE_WAIT}'`)
  for (let left = TABLE_TRIES; ; left--)
    try {
      await apply(drizzle(owner), { migrationsFolder: FOLDER })
      break
    } catch (error) {
      if (pgCode(error) !== LOCK_NOT_AVAILABLE || left === 0) throw error
      await sleep(TABLE_RETRY_MS)
    }
  await owner.query('reset lock_timeout')
}

/** Whether no migration is missing. Throws PlainError for tables from before the first migration of this program. */
export async function isCurrent(client: pg.ClientBase): Promise<boolean> {
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
