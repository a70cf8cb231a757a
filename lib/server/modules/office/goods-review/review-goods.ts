import { and, eq } from 'drizzle-orm'
import { REFUSE_REASONS, type RefuseReason, weightOf } from '@/lib/shared/goods/goods-review'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { goodsReviews } from '../../../db/schema/office/goods-review'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { Refusal, refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { recordAudit } from '../../core/oversight/record-audit'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { recordEvents } from '../../core/webhooks/record-events'
import { settleGoodsReview } from '../../listings/catalog/selling/settle-goods-review'
import { settleOfferReview } from '../../listings/rental/settle-offer-review'
import { holdPerson } from '../../people/identity/queries-person'
import { presentActions } from './present'
import { wasListed } from './queries-shown'
import { noticeOf, passEvent, reasonText, rentText } from './rules-notices'
import type { Review } from './types'

interface Decision {
  pass: boolean
  reasons: readonly RefuseReason[]
  /** Message to the seller; for an item approved despite findings, the reason. */
  words: string
}

/**
 * Decides reviews of goods, each on its own: the id identifies the reviewed version, so nothing is decided if another
 * staff member decided first or the seller changed the item meanwhile. Refuses INVALID_INPUT.
 */
export async function reviewGoods(
  ctx: StaffCtx,
  { reviewIds, ...decision }: Decision & { reviewIds: readonly number[] },
) {
  if (!decision.pass && decision.reasons.length === 0)
    throw refuse('INVALID_INPUT', '请选择驳回原因', { field: 'reasons' })
  const results: { name: string; refused: Refusal | null }[] = []
  for (const id of new Set(reviewIds)) {
    const [review] = await ctx.db.select().from(goodsReviews).where(eq(goodsReviews.id, id))
    const name = review?.goodsSn ?? String(id)
    try {
      if (!review) throw refuse('NOT_FOUND', '没有这条审核')
      await decide(ctx, review, { ...decision, isAlone: reviewIds.length === 1 })
      results.push({ name, refused: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push({ name, refused: error })
    }
  }
  return presentActions(results)
}

async function decide(ctx: StaffCtx, review: Review, decision: Decision & { isAlone: boolean }): Promise<void> {
  const { pass, reasons, words } = decision
  const { id, goodsSn, sellerId, distId, version, gameId } = review
  if (pass) assertPasses(review, decision)
  const at = ctx.now()
  const rules = await loadRules(ctx, { mode: 'rental', gameId, distId })
  await inTx(ctx, async (tx, effects) => {
    // before any row: changes by the seller take the same lock first
    await holdPerson(tx, sellerId)
    const decided = await tx
      .update(goodsReviews)
      .set({
        state: pass ? 'passed' : 'refused',
        reasons: pass ? [] : [...reasons],
        words,
        reviewerId: ctx.user.userId,
        reviewedAt: at,
      })
      .where(and(eq(goodsReviews.id, id), eq(goodsReviews.state, 'waiting')))
      .returning({ id: goodsReviews.id })
    if (decided.length === 0) throw await explain(ctx, id)
    const to = pass ? review.backTo : GOODS_STATUS.refused
    const settled = await settleGoodsReview(tx, effects, { goodsSn, to, at })
    if (!settled) throw refuse('REVIEW_DONE')
    const rentFault = pass ? await settleOfferReview(tx, effects, { goodsSn, ownerId: sellerId, rules, at }) : null
    await recordAudit(tx, ctx, {
      action: pass ? 'goods.approve' : 'goods.refuse',
      target: `goods:${goodsSn}`,
      reason: words,
      after: { version, reasons: pass ? [] : reasons.map((reason) => REFUSE_REASONS[reason]) },
    })
    const event = pass ? passEvent(settled.status, await wasListed(tx, review)) : 'refused'
    const isLet = rentFault === '' && settled.status === GOODS_STATUS.onShelf
    const text = pass ? rentText({ fault: rentFault, isLet }) : reasonText(reasons, words)
    const notice = noticeOf(event, { goodsSn, title: settled.title, text })
    await notifyUsers(tx, effects, {
      notices: [{ ...notice, userId: sellerId, distId, key: `goods review ${id}` }],
      at,
    })
    const owner = { kind: 'seller', id: sellerId, distId } as const
    const type = pass ? 'goods.approved' : 'goods.refused'
    await recordEvents(tx, { facts: [{ owner, type, object: `goods:${goodsSn}` }], at })
  })
}

/** Checks that an item may be approved: some findings never allow it, others only individually and with a reason. */
function assertPasses({ findings }: Review, { words, isAlone }: Decision & { isAlone: boolean }): void {
  const weight = weightOf(findings)
  if (weight === 'stop') throw refuse('INVALID_INPUT', '含违禁内容，不能通过')
  if (weight === 'warn') return
  if (!isAlone) throw refuse('INVALID_INPUT', '有重点提示，请单独审核')
  if (!words) throw refuse('INVALID_INPUT', '请写明为什么可以通过', { field: 'words' })
}

async function explain({ db }: StaffCtx, id: number): Promise<Refusal> {
  const [now] = await db.select({ state: goodsReviews.state }).from(goodsReviews).where(eq(goodsReviews.id, id))
  return now?.state === 'replaced' ? refuse('REVIEW_DONE', '卖家刚刚改过，请看新的一版') : refuse('REVIEW_DONE')
}
