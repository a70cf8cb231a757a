import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { closeRequest } from './internal/close-request'
import { lockOwnRequest } from './internal/lock-request'
import { isFirm } from './rules'

/** Withdraws an own request and declines a binding quote. Refuses NOT_FOUND, RECYCLE_STATE. */
export async function cancelRecyclingRequest(ctx: UserCtx, { requestId }: { requestId: number }): Promise<null> {
  return inTxOnce(ctx, async (tx) => {
    const { request, quote } = await lockOwnRequest(ctx, tx, requestId)
    if (request.status !== 'open') throw refuse('RECYCLE_STATE')
    const declines = quote !== undefined && isFirm(quote)
    const says = declines ? '你没有接受报价' : '你撤回了申请'
    await closeRequest(tx, { requestId, says, at: ctx.now(), quote: declines ? 'declined' : 'void' })
    return null
  })
}
