import { sql } from 'drizzle-orm'
import type { Tx } from './client'

/**
 * Locks a name until the transaction ends, for counting before an insert where no row exists to lock, e.g. the
 * lotteries of a site. The count is exact from the next statement on.
 */
export async function holdName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
