import type { OwingSums } from '@/lib/contract/entities/claim'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { payDebts } from '../../../money/debts/pay-debts'
import { lockDebts, owingOf } from '../../../money/debts/queries'
import { balanceOf } from '../../../money/wallet/queries'
import { presentOwing } from './present'

/**
 * Repays the debts of the caller's person from the caller's balance, as far as the balance allows. Refuses BALANCE_SHORT if nothing could be
 * repaid.
 */
export async function payDebt(ctx: UserCtx): Promise<OwingSums> {
  const { userId } = ctx.user
  return inTxOnce(ctx, async (tx, effects) => {
    const owed = await lockDebts(tx, userId)
    const most = await balanceOf(tx, { kind: 'user', ownerId: userId })
    const paid = await payDebts(tx, effects, { owed, payerId: userId, most, at: ctx.now() })
    if (owed.length > 0 && paid === 0n) throw refuse('BALANCE_SHORT', '余额不足，充值或有交易收入后再还')
    return presentOwing(await owingOf(tx, userId))
  })
}
