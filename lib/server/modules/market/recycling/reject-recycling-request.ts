import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { closeRequest } from './internal/close-request'
import { lockRequest } from './internal/lock-request'
import { notifyOwner } from './internal/notify-owner'
import { stands } from './rules'

/**
 * Declines a request on behalf of staff; a binding quote cannot be withdrawn. Refuses FORBIDDEN, NOT_FOUND,
 * RECYCLE_STATE.
 */
export async function rejectRecyclingRequest(
  ctx: StaffCtx,
  { requestId, reason }: { requestId: number; reason: string },
): Promise<null> {
  return inTxOnce(ctx, async (tx, effects) => {
    const { request, quote } = await lockRequest(ctx, tx, requestId)
    const at = ctx.now()
    if (request.status !== 'open') throw refuse('RECYCLE_STATE')
    if (quote && stands(quote, at)) throw refuse('RECYCLE_STATE', '报价有效期内不能收回')
    await closeRequest(tx, { requestId, says: reason, at })
    await recordAudit(tx, ctx, { action: 'recycling.decline', target: `recycling:${requestId}`, reason })
    await notifyOwner(tx, effects, { request, news: { ended: reason }, at })
    return null
  })
}
