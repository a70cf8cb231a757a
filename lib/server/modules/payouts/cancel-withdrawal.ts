import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import { closeWithdrawal, lockWithdrawal } from './internal/close-withdrawal'
import { EARLY_STATES } from './rules'

/** Its owner calls it back before it is sent; all of it is balance again. Refuses NOT_FOUND, WITHDRAWAL_STATE. */
export async function cancelWithdrawal(ctx: UserCtx, { withdrawalSn }: { withdrawalSn: string }): Promise<void> {
  await inTxOnce(ctx, async (tx, effects) => {
    const found = await lockWithdrawal(tx, withdrawalSn)
    if (found?.withdrawal.userId !== ctx.user.userId) throw refuse('NOT_FOUND', '没有这笔提现')
    if (!EARLY_STATES.includes(found.withdrawal.status))
      throw refuse('WITHDRAWAL_STATE', '这笔提现已提交打款或已结束，不能取消')
    await closeWithdrawal({ tx, effects, ...found, status: 'cancelled', at: ctx.now() })
    return null
  })
}
