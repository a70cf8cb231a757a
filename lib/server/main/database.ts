import pg from 'pg'
import { openEmbedded } from '@/lib/embedded/embedded'
import { type DatabaseAccess, ownsTables, roleOf } from '../db/roles'
import { sharesSessions } from '../db/shares-sessions'
import type { Env } from '../runtime/env'
import type { Log } from '../runtime/log'
import { PlainError } from '../runtime/plain-error'
import { printProgress } from './progress'

export interface OpenDatabase extends DatabaseAccess {
  /** The database of test mode; absent: there is none. */
  test?: DatabaseAccess
  stop(): Promise<void>
}

/** Opens the database of DATABASE_URL, checked before use, or the program's own one under DATA_DIR. */
export async function openDatabaseServer(env: Env, log?: Log): Promise<OpenDatabase> {
  const opened = await openMain(env, log)
  const url = env.TEST_MODE_DATABASE_URL
  return url ? Object.assign(opened, { test: { url, ownerUrl: url } }) : opened
}

async function openMain(env: Env, log?: Log): Promise<OpenDatabase> {
  if (!env.DATABASE_URL) {
    const own = await openEmbedded({ dataDir: env.DATA_DIR, log })
    if (own.adopted) printProgress(`Reusing the database server that a killed start left running (process ${own.pid})`)
    return own
  }
  const directUrl = env.DATABASE_DIRECT_URL || undefined
  const sessionUrl = directUrl ?? env.DATABASE_URL
  const ownerUrl = env.DATABASE_OWNER_URL || sessionUrl
  for (const [name, url] of [
    ['DATABASE_URL', env.DATABASE_URL],
    ['DATABASE_DIRECT_URL', sessionUrl],
    ['DATABASE_OWNER_URL', ownerUrl],
  ] as const) {
    await ask(name, url, (client) => client.query('SELECT 1'))
    // the application's own connections may be pooled, if others lead past the pooler
    if ((name !== 'DATABASE_URL' || !directUrl) && (await sharesSessions(url)))
      throw new PlainError(pooledLine(name, env))
  }
  return { url: env.DATABASE_URL, ownerUrl, directUrl, stop: async () => undefined }
}

const pooledLine = (name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL', env: Env): string =>
  name !== 'DATABASE_URL' && env[name]
    ? `${name} leads to a pooler that shares sessions, such as PgBouncer: name the server itself`
    : 'DATABASE_URL leads to a pooler that shares sessions, such as PgBouncer: name the server itself in DATABASE_DIRECT_URL, with the same role'

/**
 * Updates the tables of test mode, with `migrate` or a check in its place. What is wrong with them ends test mode alone:
 * it is printed as a warning.
 */
export async function prepareTestMode(
  { test }: OpenDatabase,
  prepare: (access: DatabaseAccess) => Promise<void>,
  warn: (line: string) => void,
): Promise<void> {
  if (!test) return
  try {
    await ask('TEST_MODE_DATABASE_URL', test.ownerUrl, (client) => client.query('SELECT 1'))
    await prepare(test)
  } catch (error) {
    warn(`Warning: no test mode of the seller API: ${(error as Error).message}`)
  }
}

/**
 * Checks that the application does not own its tables: the ledger is guarded by triggers and grants, which do not
 * restrict an owner. Run after `migrate`. Throws PlainError in production, elsewhere it prints a warning.
 */
export async function assertOwnRole(env: Env, url: string, warn: (line: string) => void): Promise<void> {
  const owner = await ask('DATABASE_URL', url, async (client) => (await ownsTables(client)) && (await roleOf(client)))
  if (!owner) return
  const line = `DATABASE_URL: role ${owner} owns the tables it works on; name a role without rights of its own here and their owner in DATABASE_OWNER_URL`
  if (env.APP_ENV === 'production') throw new PlainError(line)
  warn(`Warning: ${line}`)
}

async function ask<T>(name: string, url: string, question: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await question(client)
  } catch (error) {
    throw new PlainError(
      `Database unreachable at ${placeOf(name, url)} (${reason(error)}): check that it runs and that ${name} is right, ` +
        'or unset it to use the built-in one.',
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** URL without the password. */
function placeOf(name: string, url: string): string {
  if (!URL.canParse(url)) return name
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return message || code || 'no answer'
}
