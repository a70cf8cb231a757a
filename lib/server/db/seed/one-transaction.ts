import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Db, Tx } from '../client'

/** A connection for callers that expect a pool: statements sent at once wait for each other. */
class OneAtATime {
  #last: Promise<unknown> = Promise.resolve()

  constructor(readonly client: PoolClient) {}

  query(...given: Parameters<PoolClient['query']>): Promise<unknown> {
    const answer = this.#last.then(() => this.client.query(...given) as unknown)
    this.#last = answer.catch(() => undefined)
    return answer
  }
}

/**
 * Runs `work` with a database whose transactions are all parts of one: a quarter of the statements of verbs only begin and
 * end their own. A statement that fails ends it all, even if its verb handles the error.
 */
export async function oneTransaction(pool: Pool, work: (db: Db) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  const db: Db = drizzle(new OneAtATime(client) as unknown as PoolClient)
  db.transaction = (part) => part(db as unknown as Tx)
  try {
    await client.query('begin')
    await work(db)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
