import { eq, or } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { inquiryBlocks } from '../../../db/schema/market/inquiries'

/** Deletes the blocks of and by a member; the conversations stay, like the messages of orders. */
export async function eraseInquiryBlocks(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(inquiryBlocks).where(or(eq(inquiryBlocks.sellerId, userId), eq(inquiryBlocks.buyerId, userId)))
}
