import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { tracedQuery } from './traced-query'

export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Database {
  db: Db
  pool: pg.Pool
}

/**
 * Distinct statement texts that get a name; enough for every fixed statement, and a limit for those whose text varies.
 */
const MAX_NAMED = 500

const REPLAN = '/* replanned */'

/**
 * Marks a condition whose best query plan depends on its values, such as price bounds: the statement is planned on
 * every execution. Postgres's generic plan reads ten thousand rows where a specific plan reads sixty.
 */
export const replanned = (where: SQL | undefined): SQL => sql`${where ?? sql`true`} ${sql.raw(REPLAN)}`

/**
 * Prepares statements with parameters, so that each connection parses and plans a text once. Planning was most of the
 * cost of the ledger and order statements.
 */
function preparingClient(isPooled: boolean): typeof pg.Client {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (text.includes(REPLAN)) return undefined
    if (!names.has(text) && names.size < MAX_NAMED) names.set(text, `s${names.size}`)
    return names.get(text)
  }
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      // If the server disappears during a transaction, the query reports it; without this listener the process would
      // exit.
      this.on('error', () => undefined)
    }

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg
    override query(config: any, values?: any, callback?: any): any {
      return tracedQuery(this.#named(config, values), values, callback, super.query.bind(this))
    }

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg
    #named(config: any, values: any): any {
      // the next transaction of a pooled connection may be on another server connection, which does not know the name
      if (isPooled) return config?.name ? { ...config, name: undefined } : config
      const isStatement = typeof config?.text === 'string' && !config.name && Array.isArray(values) && values.length > 0
      // a copy, because the same config may be run on other connections, which name it differently
      return isStatement ? { ...config, name: nameOf(config.text) } : config
    }
  }
}

/** In milliseconds: a statement may run for 15 s at most, and wait 3 s for a row lock. */
export const STATEMENT_LIMITS = {
  statement_timeout: 15_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 30_000,
}

interface PoolOptions {
  /** `url` leads to a pooler in transaction mode: no named statements, no settings of a connection (see `limitRole`). */
  isPooled?: boolean
  /** For a server that others can stand in for: how long connecting may take. */
  connectMs?: number
}

/** Opens one pool for the process, with at most `max` connections. */
export function openDatabase(url: string, max: number, { isPooled = false, connectMs }: PoolOptions = {}): Database {
  const pool = new pg.Pool({
    Client: preparingClient(isPooled),
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs ?? 10_000,
    // a network that ends in silence would hold a read for minutes
    query_timeout: connectMs && connectMs + STATEMENT_LIMITS.statement_timeout,
    // closing an idle connection loses its prepared statements
    idleTimeoutMillis: 300_000,
    ...(isPooled ? {} : STATEMENT_LIMITS),
  })
  pool.on('error', () => {}) // an idle connection failed; the next query opens another
  return { pool, db: withWholeTransactions(drizzle(pool), pool) }
}

/**
 * Drizzle's own transaction leaks its connection when `begin` fails, as it does when the server goes away: after
 * sixteen failures the pool is empty.
 */
function withWholeTransactions(db: Db, pool: pg.Pool): Db {
  /** One instance per connection, so that its prepared statements are reused. */
  const own = new WeakMap<pg.PoolClient, Db>()
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const one = own.get(client) ?? drizzle(client)
      own.set(client, one)
      return await one.transaction(work, config)
    } finally {
      client.release() // a broken connection is discarded
    }
  }
  return db
}

const primaries = new WeakMap<Db, Db>()

/** Marks a database as a copy that lags behind `primary`. */
export function markReplica(replica: Db, primary: Db): void {
  primaries.set(replica, primary)
}

/** Where changes are visible at once: for values that are cached until a change is announced. */
export const primaryOf = (db: Db): Db => primaries.get(db) ?? db

/** Postgres error code (23505 unique violation, 23514 check violation) behind a Drizzle error. */
export function pgCode(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: string }; code?: string } | null) ?? {}
  return cause.cause?.code ?? cause.code
}
