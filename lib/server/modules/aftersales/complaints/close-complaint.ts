import { eq } from 'drizzle-orm'
import { moneyText } from '@/lib/shared/money/money'
import type { ComplaintOutcome } from '@/lib/shared/trade/complaints'
import { complaints } from '../../../db/schema/aftersales/complaints'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { loadRefundProgress } from '../../money/wallet/queries-refunds'
import { lockComplaint } from './internal/lock-complaint'
import { isCovered } from './rules'

interface Closing {
  complaintId: number
  outcome: ComplaintOutcome
  /** The sentence that the payer reads. */
  text: string
}

/**
 * Settles a complaint: the scheduled job notifies the provider, of a refund only once it has arrived. The refund itself
 * is made by a ruling or a step of the order. Refuses NOT_FOUND, COMPLAINT_STATE.
 */
export async function closeComplaint(ctx: StaffCtx, { complaintId, outcome, text }: Closing): Promise<void> {
  await inTxOnce(ctx, async (tx) => {
    const at = ctx.now()
    const row = await lockComplaint(tx, ctx, complaintId)
    if (outcome === 'refunded') {
      const progress = await loadRefundProgress(ctx.db, row.interSn)
      if (progress.state === 'none') throw refuse('COMPLAINT_STATE', '这笔付款还没有退款，请先在订单里退款或处理售后')
      if (progress.state === 'returned')
        throw refuse('COMPLAINT_STATE', '原路退款没有成功，款项已退到余额，请选择“不退款，已说明”并写明去向')
      if (!isCovered(row, progress))
        throw refuse(
          'COMPLAINT_STATE',
          `只退了 ${moneyText(progress.amount)}，少于买家要求的金额，请选择“不退款，已说明”并写明`,
        )
    }
    const change = { stage: 'closing', outcome, closingText: text, handlerId: ctx.user.userId, checkAt: at } as const
    await tx.update(complaints).set(change).where(eq(complaints.id, row.id))
    await recordAudit(tx, ctx, {
      action: 'complaint.close',
      target: `complaint:${complaintId}`,
      after: { outcome },
      reason: text,
    })
  })
}
