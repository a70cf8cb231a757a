import type { DepositKind } from '@/lib/shared/trade/deposits'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { reopenMerchant } from '../../market/coin/reopen-merchant'
import { updateReturnRequest } from '../../money/deposits/update-return-request'

/**
 * Cancels a member's request to return a deposit, so that new orders can be accepted. Refuses ORDER_STATE once it was
 * returned.
 */
export async function cancelDepositReturn(ctx: UserCtx, { kind }: { kind: DepositKind }): Promise<void> {
  await inTx(ctx, async (tx) => {
    const { userId } = ctx.user
    if (!(await updateReturnRequest(tx, { userId, kind, isRequested: false, at: ctx.now() })))
      throw refuse('ORDER_STATE', '没有正在退还的保证金，请刷新页面')
    if (kind === 'coin') await reopenMerchant(tx, { userId, isLeaving: false })
  })
}
