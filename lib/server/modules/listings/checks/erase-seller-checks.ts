import { and, eq, inArray } from 'drizzle-orm'
import { OPEN_CHECKS } from '@/lib/shared/goods/goods-checks'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { goodsChecks } from '../../../db/schema/listings/checks'

/** Ends all checks of a seller and erases the submitted accounts, of items in whatever status. */
export async function eraseSellerChecks(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .update(goodsChecks)
    .set({ state: 'ended', why: 'unlisted', cipher: null, dueAt: null })
    .where(and(eq(goodsChecks.sellerId, userId), inArray(goodsChecks.state, [...OPEN_CHECKS])))
}
