import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number; the same in every process, so that one migrates and the others wait. */
const LOCK = 727_001

/** Bring the tables up to date; safe to run from many processes at once. */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await apply(drizzle(client), { migrationsFolder: FOLDER })
  } finally {
    await client.end()
  }
}
