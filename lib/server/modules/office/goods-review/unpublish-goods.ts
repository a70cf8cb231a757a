import { sql } from 'drizzle-orm'
import { REFUSE_REASONS, type RefuseReason } from '@/lib/shared/goods/goods-review'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { goodsReviews } from '../../../db/schema/office/goods-review'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { Refusal, refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { recordAudit } from '../../core/oversight/record-audit'
import { findSellerId } from '../../listings/catalog/queries-detail'
import { rejectGoods } from '../../listings/catalog/selling/reject-goods'
import { holdPerson } from '../../people/identity/queries-person'
import { closeGoodsReports } from '../trust/close-goods-reports'
import { presentActions } from './present'
import { noticeOf, reasonText } from './rules-notices'

interface Removal {
  reasons: readonly RefuseReason[]
  words: string
}

/**
 * Takes goods off the shelf on behalf of staff, each on its own; open reports of them are answered as confirmed.
 * Refuses INVALID_INPUT.
 */
export async function unpublishGoods(ctx: StaffCtx, { goodsSns, ...why }: Removal & { goodsSns: readonly GoodsSn[] }) {
  if (why.reasons.length === 0) throw refuse('INVALID_INPUT', '请选择下架原因', { field: 'reasons' })
  const results: { name: string; refused: Refusal | null }[] = []
  for (const goodsSn of new Set(goodsSns))
    try {
      await takeOff(ctx, goodsSn, why)
      results.push({ name: goodsSn, refused: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push({ name: goodsSn, refused: error })
    }
  return presentActions(results)
}

async function takeOff(ctx: StaffCtx, goodsSn: GoodsSn, { reasons, words }: Removal): Promise<void> {
  const at = ctx.now()
  const sellerId = await findSellerId(ctx, goodsSn)
  await inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, sellerId)
    const item = await rejectGoods(tx, effects, { goodsSn, at })
    if (!item) throw refuse('REVIEW_DONE', '商品未上架上，或正在审核')
    const { gameId, goodsTypeId, distId, title } = item
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
    await closeGoodsReports(tx, effects, { goodsSn, isRight: true, at })
    const after = { reasons: reasons.map((reason) => REFUSE_REASONS[reason]) }
    await recordAudit(tx, ctx, { action: 'goods.takeOff', target: `goods:${goodsSn}`, after, reason: words })
    const notice = noticeOf('removed', { goodsSn, title, text: reasonText(reasons, words) })
    await notifyUsers(tx, effects, {
      notices: [{ ...notice, userId: sellerId, distId, key: `goods review ${row?.id}` }],
      at,
    })
  })
}
