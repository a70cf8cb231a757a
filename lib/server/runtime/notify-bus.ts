import pg from 'pg'
import type { Logger } from 'pino'
import { listen } from './listen'
import type { BusListener, NewsBus } from './news-bus'

const CHANNEL = 'news'

interface Options {
  /** Must lead to the server itself: a pooler in transaction mode gives no session to listen on. */
  sessionUrl: string
  log: Logger
}

/** The bus without any service besides the database: NOTIFY on one connection, LISTEN on another. */
export async function openNotifyBus({ sessionUrl, log }: Options, listener: BusListener): Promise<NewsBus> {
  const pool = new pg.Pool({
    connectionString: sessionUrl,
    max: 1,
    options: '-c synchronous_commit=off',
    application_name: 'announcer',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
  })
  pool.on('error', () => {})
  const listening = await listen({
    databaseUrl: sessionUrl,
    channels: { [CHANNEL]: (payload) => listener.receive(payload) },
    onLost: (err) => log.warn({ err }, 'listener lost its connection'),
    onBack: () => listener.missed(),
  })
  return {
    async send(payload) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, payload])
    },
    async close() {
      await listening.close()
      await pool.end()
    },
  }
}
