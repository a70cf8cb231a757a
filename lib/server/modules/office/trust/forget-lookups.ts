import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { blackLookups } from '../../../db/schema/trust'

/** What somebody asked the blacklist; reports and appeals are cases, and stay. */
export async function forgetLookups(tx: Tx, userId: number): Promise<void> {
  await tx.delete(blackLookups).where(eq(blackLookups.userId, userId))
}
