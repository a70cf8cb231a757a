import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { INQUIRY_UNANSWERED } from '@/lib/shared/goods/inquiries'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { inquiries } from '../../../db/schema/market/inquiries'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { findGoodsDist, findListing } from '../../listings/catalog/queries-detail'
import { assertUntied } from '../../money/ties/assert-untied'
import { accountsOfPerson, holdPerson } from '../../people/identity/queries-person'
import { appendMessage } from './internal/append-message'
import { assertNotBlocked } from './internal/assert-not-blocked'
import { sentText } from './rules'

/**
 * Asks the seller of an item privately; a further message continues the conversation. Refuses NOT_FOUND, GOODS_GONE,
 * OWN_GOODS, INVALID_INPUT, FORBIDDEN (blocked), TOO_MANY.
 */
export async function createInquiry(
  ctx: UserCtx,
  input: { goodsSn: GoodsSn; content: string },
): Promise<{ inquiryId: number }> {
  const { goodsSn } = input
  const buyerId = ctx.user.userId
  const { sellerId, status } = await findListing(ctx, goodsSn)
  if (status !== GOODS_STATUS.onShelf) throw refuse('GOODS_GONE')
  if (sellerId === buyerId) throw refuse('OWN_GOODS', '这是你自己发布的商品')
  const text = await sentText(ctx, input.content)
  const goodsDistId = await findGoodsDist(ctx, goodsSn)
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    await holdPerson(tx, buyerId)
    await assertUntied(tx, buyerId, sellerId)
    await assertNotBlocked(tx, 'buyer', { sellerId, buyerId })
    const inquiryId = await openConversation(tx, { goodsSn, sellerId, buyerId, distId: ctx.dist.distId, at })
    await appendMessage(tx, effects, { inquiryId, side: 'buyer', ...text, goodsDistId, at })
    return { inquiryId }
  })
}

interface Opening {
  goodsSn: GoodsSn
  sellerId: UserId
  buyerId: UserId
  distId: number
  at: Date
}

/** Refuses TOO_MANY. */
async function openConversation(tx: Tx, { at, ...values }: Opening): Promise<number> {
  const { goodsSn, buyerId } = values
  const [opened] = await tx
    .insert(inquiries)
    .values({ ...values, lastAt: at, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: inquiries.id })
  const own = and(eq(inquiries.goodsSn, goodsSn), eq(inquiries.buyerId, buyerId))
  const [row] = opened ? [opened] : await tx.select({ id: inquiries.id }).from(inquiries).where(own)
  if (!row) throw new Error('a conversation was not inserted')
  if (!opened) return row.id
  const waiting = await tx.$count(
    inquiries,
    and(
      sql`${inquiries.buyerId} in ${accountsOfPerson(buyerId)}`,
      eq(inquiries.sellerSent, 0),
      gt(inquiries.createdAt, new Date(at.getTime() - DAY_MS)),
      ne(inquiries.id, row.id),
    ),
  )
  if (waiting >= INQUIRY_UNANSWERED)
    throw refuse('TOO_MANY', `你有 ${INQUIRY_UNANSWERED} 位卖家还没回复，等收到回复或明天再咨询其他商品`)
  return row.id
}
