import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Db, Tx } from '../client'

/** A single connection with a pool's interface: concurrent statements wait for each other. */
class OneAtATime {
  #last: Promise<unknown> = Promise.resolve()

  constructor(readonly client: PoolClient) {}

  query(...args: Parameters<PoolClient['query']>): Promise<unknown> {
    const answer = this.#last.then(() => this.client.query(...args) as unknown)
    this.#last = answer.catch(() => undefined)
    return answer
  }
}

/**
 * Runs `work` with a database whose transactions are all part of one: otherwise a quarter of the statements only begin
 * and end transactions. A failing statement aborts everything, even if the caller handles the error.
 */
export async function oneTransaction(pool: Pool, work: (db: Db) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  const db: Db = drizzle(new OneAtATime(client) as unknown as PoolClient)
  db.transaction = (part) => part(db as unknown as Tx)
  try {
    await client.query('begin')
    // it computes between statements, on a slow machine for longer than a transaction may be idle
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await work(db)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
