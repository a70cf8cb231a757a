import { and, eq, sql } from 'drizzle-orm'
import { inquiryBlocks } from '../../../db/schema/market/inquiries'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { accountsOfPerson } from '../../people/identity/queries-person'
import { findOwnInquiry } from './queries'
import { sideOf } from './rules'

/**
 * Blocks the buyer of a conversation with the caller, with all accounts of the person, or lifts the block. Refuses
 * NOT_FOUND, FORBIDDEN for the buyer.
 */
export async function updateInquiryBlock(
  ctx: UserCtx,
  { inquiryId, blocked }: { inquiryId: number; blocked: boolean },
) {
  const row = await findOwnInquiry(ctx, inquiryId)
  if (sideOf(row, ctx.user.userId) === 'buyer') throw refuse('FORBIDDEN', '只有卖家可以屏蔽买家')
  const { sellerId, buyerId } = row
  await inTx(ctx, async (tx) => {
    if (blocked)
      await tx.insert(inquiryBlocks).values({ sellerId, buyerId, createdAt: ctx.now() }).onConflictDoNothing()
    else
      await tx
        .delete(inquiryBlocks)
        .where(and(eq(inquiryBlocks.sellerId, sellerId), sql`${inquiryBlocks.buyerId} in ${accountsOfPerson(buyerId)}`))
  })
}
