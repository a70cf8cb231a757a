import type { StaffCtx } from '../../../../runtime/context'
import { inTx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { mayLead } from '../../../orders/trading/rules'
import { assignLead } from '../../../orders/trading/staff/assign-lead'
import { CLAIM } from '../internal/case-kind'
import { assertMayDecide } from '../internal/decide-claim'
import { lockCase } from '../internal/lock-case'
import { moveClaim } from '../internal/move-case'
import { notifyParties } from '../internal/notify-parties'
import { findDeskClaim } from './queries-desk'

/**
 * Assigns a claim to the calling staff member, who also becomes the lead of its order; its deadlines are unchanged. Refuses NOT_FOUND, CLAIM_STATE, FORBIDDEN.
 */
export async function assignClaim(
  ctx: StaffCtx,
  { claimSn, reason }: { claimSn: string; reason: string },
): Promise<void> {
  const found = await findDeskClaim(ctx, claimSn)
  await inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const { userId, nickName } = ctx.user
    const { row: claim, order } = await lockCase(CLAIM, tx, found)
    if (claim.stage !== 'review' && claim.stage !== 'recovering') throw refuse('CLAIM_STATE')
    if (claim.handlerId === userId) return
    await assertMayDecide({ tx, row: claim }, { staffId: userId, houseDistId: ctx.staff.distId })
    await moveClaim(tx, claim, { handlerId: userId })
    if (order.serviceId !== userId && mayLead(order)) {
      const leading = { orderSn: order.sn, serviceId: userId, name: nickName, reason }
      await assignLead(ctx, { tx, effects }, leading)
    }
    await recordAudit(tx, ctx, {
      action: 'claim.take',
      target: `claim:${claimSn}`,
      reason,
      before: { handlerId: claim.handlerId },
      after: { handlerId: userId },
    })
    const message = { title: `理赔改由${nickName}负责`, text: `${claim.title}：期限不变` }
    await notifyParties(CLAIM, { tx, effects, at }, claim, { buyer: message, seller: null })
  })
}
