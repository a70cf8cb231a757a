import { and, eq, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { goodsCodes } from '../../../db/schema/listings/codes'

/** Deletes a seller's codes that no order got; those of orders belong to their buyers. */
export async function eraseUnsoldCodes(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(goodsCodes).where(and(eq(goodsCodes.sellerId, userId), isNull(goodsCodes.orderId)))
}
