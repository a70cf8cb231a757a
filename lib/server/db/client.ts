import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Database {
  db: Db
  pool: pg.Pool
}

/** Distinct texts that get a name; enough for every fixed statement, and a bound for those whose text varies. */
const MAX_NAMED = 500

const ANEW = '/* planned anew */'

/**
 * A condition whose values decide how it is best answered, such as bounds of a price: its statement is planned for them each
 * time. The plan that Postgres keeps for all values reads ten thousand rows where another reads sixty.
 */
export const plannedAnew = (where: SQL | undefined): SQL => sql`${where ?? sql`true`} ${sql.raw(ANEW)}`

/**
 * Prepares statements with parameters: each connection parses and plans a text once. Planning was most of the cost of the
 * ledger's and the order's statements.
 */
function preparingClient(): typeof pg.Client {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (text.includes(ANEW)) return undefined
    if (!names.has(text) && names.size < MAX_NAMED) names.set(text, `s${names.size}`)
    return names.get(text)
  }
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      // A server that goes away amid a transaction: the query says so; without a listener the process would end.
      this.on('error', () => undefined)
    }

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg
    override query(config: any, values?: any, callback?: any): any {
      if (typeof config?.text === 'string' && !config.name && Array.isArray(values) && values.length > 0)
        // a copy: other connections, which name it otherwise, may be asked the same one
        return super.query({ ...config, name: nameOf(config.text) }, values, callback)
      return super.query(config, values, callback)
    }
  }
}

/** One pool for the process. `max` connections; a statement may run 15 s at most, and wait 3 s for a row that another holds. */
export function openDatabase(url: string, max: number): Database {
  const pool = new pg.Pool({
    Client: preparingClient(),
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    // what a connection has prepared goes with it
    idleTimeoutMillis: 300_000,
    statement_timeout: 15_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  pool.on('error', () => {}) // an idle connection died; the next query opens another
  return { pool, db: withWholeTransactions(drizzle(pool), pool) }
}

/** Drizzle's own keeps a connection for ever when `begin` fails, as it does when the server goes away: sixteen of those, and none is left. */
function withWholeTransactions(db: Db, pool: pg.Pool): Db {
  /** One for each connection, so that what is prepared on it stays. */
  const own = new WeakMap<pg.PoolClient, Db>()
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const one = own.get(client) ?? drizzle(client)
      own.set(client, one)
      return await one.transaction(work, config)
    } finally {
      client.release() // a broken one is thrown away
    }
  }
  return db
}

/** Postgres error code (23505 unique violation, 23514 check violation) behind a Drizzle error. */
export function pgCode(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: string }; code?: string } | null) ?? {}
  return cause.cause?.code ?? cause.code
}
