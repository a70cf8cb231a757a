import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { serviceCases } from '../../../db/schema/office/cases-desk'

/** Erases the phone and the facts of a member's cases; what was said and decided is kept, like other cases. */
export async function eraseCases(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .update(serviceCases)
    .set({ phoneHash: '', sealed: Buffer.alloc(0) })
    .where(eq(serviceCases.userId, userId))
}
