import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { callBack } from './internal/call-back'
import { memberOf } from './rules-owner'

/**
 * Cancels an own withdrawal before it is sent; the full amount returns to the balance. Refuses NOT_FOUND,
 * WITHDRAWAL_STATE.
 */
export async function cancelWithdrawal(ctx: UserCtx, { withdrawalSn }: { withdrawalSn: string }): Promise<void> {
  await inTxOnce(ctx, async (tx, effects) => {
    await callBack({ tx, effects, owner: memberOf(ctx), withdrawalSn, at: ctx.now() })
    return null
  })
}
