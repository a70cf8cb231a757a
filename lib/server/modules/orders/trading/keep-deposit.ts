import type { DepositKind } from '@/lib/shared/trade/deposits'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { rejoinMarket } from '../../market/coin/rejoin-market'
import { setAsked } from '../../money/deposits/set-asked'

/** A member takes the wish for a deposit back, and may work again. Refuses ORDER_STATE once it was returned. */
export async function keepDeposit(ctx: UserCtx, { kind }: { kind: DepositKind }): Promise<void> {
  await inTx(ctx, async (tx) => {
    const { userId } = ctx.user
    if (!(await setAsked(tx, { userId, kind, isAsked: false, at: ctx.now() })))
      throw refuse('ORDER_STATE', '没有正在退还的押金，请刷新页面')
    if (kind === 'coin') await rejoinMarket(tx, { userId, isLeaving: false })
  })
}
