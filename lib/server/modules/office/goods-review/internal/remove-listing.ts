import { sql } from 'drizzle-orm'
import { REFUSE_REASONS, type RefuseReason } from '@/lib/shared/goods/goods-review'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { goodsReviews } from '../../../../db/schema/office/goods-review'
import type { Effects, StaffCtx } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import { recordAudit } from '../../../core/oversight/record-audit'
import { rejectGoods } from '../../../listings/catalog/selling/reject-goods'
import { noticeOf, reasonText } from '../rules-notices'

export interface Removal {
  reasons: readonly RefuseReason[]
  words: string
}

/**
 * Takes a member's item off the shelf until its seller has corrected it and staff have reviewed it, and notifies the
 * seller. False if it is not on the shelf, or belongs to the platform.
 */
export async function removeListing(
  { tx, effects, ctx }: { tx: Tx; effects: Effects; ctx: StaffCtx },
  { goodsSn, reasons, words }: Removal & { goodsSn: GoodsSn },
): Promise<boolean> {
  const at = ctx.now()
  const item = await rejectGoods(tx, effects, { goodsSn, at })
  if (!item) return false
  const { gameId, goodsTypeId, distId, sellerId, title } = item
  const [row] = await tx
    .insert(goodsReviews)
    .values({
      goodsSn,
      gameId,
      goodsTypeId,
      distId,
      sellerId,
      state: 'removed',
      backTo: GOODS_STATUS.onShelf,
      version: sql`(select coalesce(max(version), 0) + 1 from ${goodsReviews} where goods_sn = ${goodsSn})`,
      reasons: [...reasons],
      words,
      reviewerId: ctx.user.userId,
      reviewedAt: at,
      createdAt: at,
      dueAt: at,
    })
    .returning({ id: goodsReviews.id })
  const after = { reasons: reasons.map((reason) => REFUSE_REASONS[reason]) }
  await recordAudit(tx, ctx, { action: 'goods.takeOff', target: `goods:${goodsSn}`, after, reason: words })
  const notice = noticeOf('removed', { goodsSn, title, text: reasonText(reasons, words) })
  await notifyUsers(tx, effects, {
    notices: [{ ...notice, userId: sellerId, distId, key: `goods review ${row?.id}` }],
    at,
  })
  return true
}
