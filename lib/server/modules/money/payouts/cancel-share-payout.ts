import { fenToYuan } from '@/lib/shared/money/money'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { keepAudit } from '../../core/oversight/keep-audit'
import { callBack } from './internal/call-back'
import { shareOf } from './rules-owner'

/** A distributor calls its payout back before it is sent; all of it is its share again. Refuses NOT_FOUND, WITHDRAWAL_STATE. */
export async function cancelSharePayout(ctx: StaffCtx, { withdrawalSn }: { withdrawalSn: string }): Promise<void> {
  const owner = shareOf(ctx)
  await inTxOnce(ctx, async (tx, effects) => {
    const { amountFen } = await callBack({ tx, effects, owner, withdrawalSn, at: ctx.now() })
    const before = { withdrawal: withdrawalSn, amount: fenToYuan(amountFen) }
    await keepAudit(tx, ctx, { action: 'share.cancel', target: `dist:${owner.ofDist}`, before })
    return null
  })
}
