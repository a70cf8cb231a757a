import type { OwingSums } from '@/lib/contract/entities/claim'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { lockOwed, owingOf } from '../../money/debts/queries'
import { repayDebts } from '../../money/debts/repay-debts'
import { balanceOf } from '../../money/wallet/queries'
import { presentOwing } from './present'

/** What the caller owes is paid back from the balance, as far as it goes. Refuses BALANCE_SHORT where nothing could be. */
export async function repayOwed(ctx: UserCtx): Promise<OwingSums> {
  const { userId } = ctx.user
  return inTxOnce(ctx, async (tx, effects) => {
    const owed = await lockOwed(tx, userId)
    const most = await balanceOf(tx, { kind: 'user', ownerId: userId })
    const given = await repayDebts(tx, effects, { owed, most, at: ctx.now() })
    if (owed.length > 0 && given === 0n) throw refuse('BALANCE_SHORT', '余额不足，充值或有交易收入后再还')
    return presentOwing(await owingOf(tx, userId))
  })
}
