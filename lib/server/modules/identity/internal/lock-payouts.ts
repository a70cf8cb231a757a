import { sql } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { users } from '../../../db/schema/identity'

/** Money stays in an account for a day after a way to prove its owner was changed: whoever did it may be a thief. Never shortens a lock. */
export async function lockPayouts(tx: Tx, userId: number, at: Date): Promise<void> {
  const until = new Date(at.getTime() + DAY_MS).toISOString()
  await tx.execute(sql`update ${users} set payouts_locked_until = greatest(payouts_locked_until, ${until}::timestamptz)
    where id = ${userId}`)
}
