import { sql } from 'drizzle-orm'
import type { Tx } from './client'

/**
 * Locks a name until the transaction ends: for what is counted before it is inserted and has no row that could be locked, as the
 * lotteries of a site. What is counted is exact from the next statement on.
 */
export async function holdName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
