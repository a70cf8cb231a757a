import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { callBack } from './internal/call-back'
import { memberOf } from './rules-owner'

/** Its owner calls it back before it is sent; all of it is balance again. Refuses NOT_FOUND, WITHDRAWAL_STATE. */
export async function cancelWithdrawal(ctx: UserCtx, { withdrawalSn }: { withdrawalSn: string }): Promise<void> {
  await inTxOnce(ctx, async (tx, effects) => {
    await callBack({ tx, effects, owner: memberOf(ctx), withdrawalSn, at: ctx.now() })
    return null
  })
}
