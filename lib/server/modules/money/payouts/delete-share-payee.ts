import { and, eq, inArray } from 'drizzle-orm'
import { payeeName } from '@/lib/shared/money/payout'
import { payees, withdrawals } from '../../../db/schema/money/payouts'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockPayee } from './internal/find-payee'
import { OPEN_STATES } from './rules'
import { shareOf } from './rules-owner'

interface Removal {
  payeeId: number
  reason: string
}

/** Removes a payee of a distributor's share. Refuses NOT_FOUND, PAYEE_STATE while a payout to it is in progress. */
export async function deleteSharePayee(ctx: StaffCtx, { payeeId, reason }: Removal): Promise<void> {
  const owner = shareOf(ctx)
  await inTx(ctx, async (tx) => {
    const payee = await lockPayee(tx, owner, payeeId)
    const onWay = and(eq(withdrawals.payeeId, payeeId), inArray(withdrawals.status, OPEN_STATES))
    if ((await tx.$count(withdrawals, onWay)) > 0)
      throw refuse('PAYEE_STATE', '有提现正要打到这个账户，到账或取消之后再删除')
    await tx.update(payees).set({ removedAt: ctx.now() }).where(eq(payees.id, payeeId))
    const before = { payee: payeeName(payee) }
    await recordAudit(tx, ctx, { action: 'share.removePayee', target: `dist:${owner.ofDist}`, before, reason })
  })
}
