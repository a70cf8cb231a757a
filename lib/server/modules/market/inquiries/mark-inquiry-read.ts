import { and, eq, lt } from 'drizzle-orm'
import { inquiries } from '../../../db/schema/market/inquiries'
import type { UserCtx } from '../../../runtime/context'
import { findOwnInquiry } from './queries'
import { sideOf } from './rules'

/** Marks an own conversation as read up to a message. Refuses NOT_FOUND. */
export async function markInquiryRead(ctx: UserCtx, { inquiryId, seq }: { inquiryId: number; seq: number }) {
  const row = await findOwnInquiry(ctx, inquiryId)
  const upTo = Math.min(seq, row.lastSeq)
  const isBuyer = sideOf(row, ctx.user.userId) === 'buyer'
  const mark = isBuyer ? inquiries.buyerReadSeq : inquiries.sellerReadSeq
  await ctx.db
    .update(inquiries)
    .set(isBuyer ? { buyerReadSeq: upTo } : { sellerReadSeq: upTo })
    .where(and(eq(inquiries.id, inquiryId), lt(mark, upTo)))
}
