import { fenToYuan } from '@/lib/shared/money/money'
import { DEPOSITS } from '@/lib/shared/trade/deposits'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows } from '../../../runtime/sweep-rows'
import { notifyUsers } from '../../core/notifications/notify-users'
import { closeBooster } from '../../market/boosting/close-booster'
import { closeMerchant } from '../../market/coin/close-merchant'
import { listDueDeposits, lockDeposit } from '../../money/deposits/queries'
import { returnDeposit } from '../../money/deposits/return-deposit'
import type { Deposit } from '../../money/deposits/types'
import { updateReturnRequest } from '../../money/deposits/update-return-request'
import { homeOf } from '../../people/identity/queries'
import { countOpenWork } from './internal/open-work'

/**
 * Scheduled job that returns requested deposits when they are due. Returns how many were handled; safe on many instances.
 */
export async function returnDeposits(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  return sweepRows(ctx, {
    name: 'deposits',
    find: (failed) => listDueDeposits(ctx.db, { at, limit, failed }),
    keyOf: ({ userId }) => userId,
    act: (deposit) => returnOne(ctx, deposit, at),
  })
}

async function returnOne(ctx: Ctx, { userId, kind }: Deposit, at: Date): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const deposit = await lockDeposit(tx, userId, kind)
    if (deposit?.state !== 'asked' || !deposit.dueAt || deposit.dueAt > at) return
    // no new orders are accepted after the request; if an order is open nevertheless, the waiting period restarts
    if ((await countOpenWork(tx, userId, kind)) > 0) {
      await updateReturnRequest(tx, { userId, kind, isRequested: false, at })
      await updateReturnRequest(tx, { userId, kind, isRequested: true, at })
      return
    }
    if (kind === 'booster') await closeBooster(tx, userId)
    if (kind === 'coin') await closeMerchant(tx, effects, { userId, at })
    const amount = await returnDeposit(tx, effects, deposit, at)
    const notice = {
      userId,
      distId: await homeOf(tx, userId),
      kind: 'money' as const,
      key: `deposit ${kind} ${at.getTime()}`,
      title: `${DEPOSITS[kind].name} ${fenToYuan(amount)} 元已退到余额`,
      href: '/center/mywallets/list',
    }
    await notifyUsers(tx, effects, { notices: [notice], at })
  })
}
