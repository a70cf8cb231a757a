import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { recyclingRequests } from '../../../db/schema/market/recycling'

/** Deletes the contacts of a person's requests to sell to the platform; requests and quotes remain. */
export async function eraseContacts(tx: Tx, userId: UserId): Promise<void> {
  const erased = { contactSealed: Buffer.alloc(0), contactMask: '' }
  await tx.update(recyclingRequests).set(erased).where(eq(recyclingRequests.userId, userId))
}
