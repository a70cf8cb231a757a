import { sql } from 'drizzle-orm'
import { REFUSE_REASONS, type RefuseReason } from '@/lib/shared/goods/goods-review'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { goodsReviews } from '../../../db/schema/goods-review'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { Refusal, refuse } from '../../../runtime/refusal'
import { tellPeople } from '../../core/notifications/tell-people'
import { keepAudit } from '../../core/oversight/keep-audit'
import { findSellerId } from '../../listings/catalog/queries-detail'
import { refuseGoods } from '../../listings/catalog/selling/refuse-goods'
import { holdPerson } from '../../people/identity/queries-person'
import { answerGoodsReports } from '../trust/answer-goods-reports'
import { presentDeeds } from './present'
import { noticeOf, reasonText } from './rules-notices'

interface Removal {
  reasons: readonly RefuseReason[]
  words: string
}

/** Staff take goods off the shelf, each on its own; members who reported one were right. Refuses INVALID_INPUT. */
export async function takeOffGoods(ctx: StaffCtx, { goodsSns, ...why }: Removal & { goodsSns: readonly GoodsSn[] }) {
  if (why.reasons.length === 0) throw refuse('INVALID_INPUT', '请选择下架原因', { field: 'reasons' })
  const deeds: { name: string; refused: Refusal | null }[] = []
  for (const goodsSn of new Set(goodsSns))
    try {
      await takeOff(ctx, goodsSn, why)
      deeds.push({ name: goodsSn, refused: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      deeds.push({ name: goodsSn, refused: error })
    }
  return presentDeeds(deeds)
}

async function takeOff(ctx: StaffCtx, goodsSn: GoodsSn, { reasons, words }: Removal): Promise<void> {
  const at = ctx.now()
  const sellerId = await findSellerId(ctx, goodsSn)
  await inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, sellerId)
    const item = await refuseGoods(tx, effects, { goodsSn, at })
    if (!item) throw refuse('REVIEW_DONE', '商品不在架上，或正在审核')
    const { gameId, goodsTypeId, distId } = item
    const [row] = await tx
      .insert(goodsReviews)
      .values({
        ...{ goodsSn, gameId, goodsTypeId, distId, sellerId, state: 'removed', backTo: GOODS_STATUS.onShelf },
        version: sql`(select coalesce(max(version), 0) + 1 from ${goodsReviews} where goods_sn = ${goodsSn})`,
        ...{ reasons: [...reasons], words, reviewerId: ctx.user.userId, reviewedAt: at, createdAt: at, dueAt: at },
      })
      .returning({ id: goodsReviews.id })
    await answerGoodsReports(tx, effects, { goodsSn, isRight: true, at })
    const after = { reasons: reasons.map((reason) => REFUSE_REASONS[reason]) }
    await keepAudit(tx, ctx, { action: 'goods.takeOff', target: `goods:${goodsSn}`, after, reason: words })
    const notice = noticeOf('removed', { goodsSn, text: reasonText(reasons, words) })
    await tellPeople(tx, effects, {
      notices: [{ ...notice, userId: sellerId, distId, key: `goods review ${row?.id}` }],
      at,
    })
  })
}
