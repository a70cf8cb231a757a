import { and, eq, inArray } from 'drizzle-orm'
import { withdrawals } from '../../../db/schema/money/payouts'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockWithdrawal } from './internal/close-withdrawal'

interface Retry {
  withdrawalSn: string
  reason: string
}

/**
 * Makes the scheduled job check a sent withdrawal in its next run, regardless of the planned delay. Nothing is paid
 * twice, because the provider pays each number only once. Refuses NOT_FOUND, WITHDRAWAL_STATE.
 */
export async function retryWithdrawal(ctx: StaffCtx, { withdrawalSn, reason }: Retry): Promise<void> {
  await inTx(ctx, async (tx) => {
    const found = await lockWithdrawal(tx, withdrawalSn)
    if (!found) throw refuse('NOT_FOUND', '没有这笔提现')
    const { id, tries, sendAt } = found.withdrawal
    const at = ctx.now()
    const isEarly = found.withdrawal.status === 'waiting' && sendAt > at
    const updated = isEarly
      ? []
      : await tx
          .update(withdrawals)
          .set({ checkAt: at, tries: 0 })
          .where(and(eq(withdrawals.id, id), inArray(withdrawals.status, ['waiting', 'sent'])))
          .returning({ id: withdrawals.id })
    if (updated.length === 0) throw refuse('WITHDRAWAL_STATE')
    await recordAudit(tx, ctx, {
      action: 'withdrawal.retry',
      target: `withdrawal:${withdrawalSn}`,
      before: { tries },
      reason,
    })
  })
}
