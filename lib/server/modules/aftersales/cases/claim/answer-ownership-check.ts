import { and, eq, isNull } from 'drizzle-orm'
import { claimPath } from '@/lib/shared/trade/claims'
import { orderPath } from '@/lib/shared/trade/order-path'
import { ownershipChecks } from '../../../../db/schema/aftersales/cases'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { closeNotification } from '../../../core/notifications/close-notification'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { lockCovered } from '../../../orders/trading/staff/lock-claimed-order'
import { beginDraft } from './save-claim-draft'

interface Answer {
  checkId: number
  isMine: boolean
}

/**
 * Records whether the buyer still controls the account; a "no" starts a claim if the cover is in force. Can be answered
 * only once. Refuses NOT_FOUND, ELSEWHERE, CHECK_DONE.
 */
export async function answerOwnershipCheck(ctx: UserCtx, { checkId, isMine }: Answer): Promise<{ href: string }> {
  const { userId } = ctx.user
  const own = and(eq(ownershipChecks.id, checkId), eq(ownershipChecks.buyerId, userId))
  const [found] = await ctx.db.select().from(ownershipChecks).where(own)
  if (!found) throw refuse('NOT_FOUND', '没有这个提问')
  const { orderSn, day } = found
  const rulesOf = await loadRuleBook(ctx)
  return inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const covered = await lockCovered(ctx, tx, { orderSn, rulesOf })
    const [answered] = await tx
      .update(ownershipChecks)
      .set({ isMine, answeredAt: at })
      .where(and(own, isNull(ownershipChecks.isMine)))
      .returning({ id: ownershipChecks.id })
    if (!answered) throw refuse('CHECK_DONE')
    const claimSn = isMine ? null : await beginDraft(tx, covered, at)
    const href = claimSn ? claimPath(orderSn) : orderPath(orderSn)
    const outcome = isMine
      ? '已确认：账号在你手里'
      : claimSn
        ? '已记录：账号登不上了，请提交理赔'
        : '已记录：账号登不上了，请联系客服'
    const notice = { title: `第 ${day} 天 ${outcome}`, text: found.title, href }
    await closeNotification(tx, effects, { ...notice, userId, distId: found.distId, key: `watch ${checkId}`, at })
    return { href }
  })
}
