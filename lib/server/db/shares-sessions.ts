import pg from 'pg'

const TRIES = 3
const ANSWER_MS = 3_000

/**
 * Whether something before the server, such as PgBouncer in transaction mode, gives the session of one connection to
 * others between two transactions. A pooler or proxy that keeps sessions apart is as good as the server itself.
 */
export async function sharesSessions(url: string): Promise<boolean> {
  const [own, other] = [connection(url), connection(url)]
  try {
    await Promise.all([own.connect(), other.connect()])
    // the number with which a server begins a connection: a pooler has to invent one
    if ((own as pg.Client & { processID: number | null }).processID === (await sessionOf(own))) return false
    for (let left = TRIES; left > 0; left--) {
      const before = await sessionOf(own)
      await other.query('begin')
      await sessionOf(other)
      // with a pool of one connection there is no answer until the other ends
      const after = await sessionOf(own).catch(() => undefined)
      await other.query('rollback')
      if (after !== before) return true
    }
    return false
  } finally {
    await Promise.all([own, other].map((client) => client.end().catch(() => undefined)))
  }
}

function connection(connectionString: string): pg.Client {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: ANSWER_MS })
  client.on('error', () => undefined)
  return client
}

const sessionOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0
