import pg from 'pg'
import { openEmbedded } from '../db/embedded'
import type { Env } from '../runtime/env'
import { PlainError } from '../runtime/plain-error'

export interface OpenDatabase {
  url: string
  stop(): Promise<void>
}

/** The database of DATABASE_URL, looked at before anything relies on it, or one of our own under DATA_DIR. */
export async function openDatabaseServer(env: Env, say: (line: string) => void): Promise<OpenDatabase> {
  if (!env.DATABASE_URL) {
    const own = await openEmbedded({
      dataDir: env.DATA_DIR,
      onStep: (name) => {
        if (name === 'create') say('… Creating the database')
      },
    })
    if (own.adopted) say(`… Taking on the database server that a killed start left running (process ${own.pid})`)
    return { url: own.url, stop: own.stop }
  }
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
  } catch (error) {
    throw new PlainError(
      `Database unreachable at ${placeOf(env.DATABASE_URL)} (${reason(error)}): check that it runs and that DATABASE_URL is right, ` +
        'or unset it to use the built-in one.',
    )
  } finally {
    await client.end().catch(() => undefined)
  }
  return { url: env.DATABASE_URL, stop: async () => undefined }
}

/** Without the password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return message || code || 'no answer'
}
