import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { findGoodsDist, findTitles } from '../../listings/catalog/queries-detail'
import { appendMessage } from './internal/append-message'
import { assertNotBlocked } from './internal/assert-not-blocked'
import { findOwnInquiry } from './queries'
import { sentText, sideOf } from './rules'

/**
 * Writes to the other side of an own conversation, while the item is for sale. Refuses NOT_FOUND, GOODS_GONE,
 * INVALID_INPUT, FORBIDDEN (blocked), TOO_MANY.
 */
export async function sendInquiryMessage(ctx: UserCtx, input: { inquiryId: number; content: string }): Promise<void> {
  const row = await findOwnInquiry(ctx, input.inquiryId)
  const side = sideOf(row, ctx.user.userId)
  const item = (await findTitles(ctx, [row.goodsSn])).get(row.goodsSn)
  if (item?.status !== GOODS_STATUS.onShelf) throw refuse('GOODS_GONE', '商品已售出或下架，不能再发消息')
  const text = await sentText(ctx, input.content)
  const goodsDistId = await findGoodsDist(ctx, row.goodsSn)
  await inTxOnce(ctx, async (tx, effects) => {
    await assertNotBlocked(tx, side, row)
    await appendMessage(tx, effects, { inquiryId: row.id, side, ...text, goodsDistId, at: ctx.now() })
    return null
  })
}
