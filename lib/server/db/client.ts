import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Database { db: Db; pool: pg.Pool }

/** One pool for the process. `max` connections; a statement may run 15 s at most. */
export function openDatabase(url: string, max: number): Database {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000, statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 })
  pool.on('error', () => {}) // an idle connection died; the next query opens another
  return { pool, db: drizzle(pool) }
}

/** Postgres error code (23505 unique violation, 23514 check violation) behind a Drizzle error. */
export function pgCode(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: string }; code?: string } | null) ?? {}
  return cause.cause?.code ?? cause.code
}
