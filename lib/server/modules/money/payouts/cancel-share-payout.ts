import { fenToYuan } from '@/lib/shared/money/money'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { recordAudit } from '../../core/oversight/record-audit'
import { callBack } from './internal/call-back'
import { shareOf } from './rules-owner'

/**
 * Cancels a distributor's payout before it is sent; the full amount returns to its share. Refuses NOT_FOUND,
 * WITHDRAWAL_STATE.
 */
export async function cancelSharePayout(ctx: StaffCtx, { withdrawalSn }: { withdrawalSn: string }): Promise<void> {
  const owner = shareOf(ctx)
  await inTxOnce(ctx, async (tx, effects) => {
    const { amountFen } = await callBack({ tx, effects, owner, withdrawalSn, at: ctx.now() })
    const before = { withdrawal: withdrawalSn, amount: fenToYuan(amountFen) }
    await recordAudit(tx, ctx, { action: 'share.cancel', target: `dist:${owner.ofDist}`, before })
    return null
  })
}
