import { fenToYuan } from '@/lib/shared/money/money'
import { DEPOSITS } from '@/lib/shared/trade/deposits'
import { type Ctx, inTx } from '../../../runtime/context'
import { tellPeople } from '../../core/notifications/tell-people'
import { leaveWork } from '../../market/boosting/leave-work'
import { leaveMarket } from '../../market/coin/leave-market'
import { listDueDeposits, lockDeposit } from '../../money/deposits/queries'
import { returnDeposit } from '../../money/deposits/return-deposit'
import { setAsked } from '../../money/deposits/set-asked'
import type { Deposit } from '../../money/deposits/types'
import { homeOf } from '../../people/identity/queries'
import { countOpenWork } from './internal/open-work'

/** The clock of deposits that are asked back. Returns how many were due; safe on many instances. */
export async function returnDeposits(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const due = await listDueDeposits(ctx.db, at, limit)
  for (const deposit of due) {
    try {
      await returnOne(ctx, deposit, at)
    } catch (error) {
      ctx.log.error(
        { err: error, userId: deposit.userId, kind: deposit.kind },
        'a deposit was not returned; trying again',
      )
    }
  }
  return due.length
}

async function returnOne(ctx: Ctx, { userId, kind }: Deposit, at: Date): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const deposit = await lockDeposit(tx, userId, kind)
    if (deposit?.state !== 'asked' || !deposit.dueAt || deposit.dueAt > at) return
    // nothing is taken while it is asked back; should an order be open all the same, the days begin anew
    if ((await countOpenWork(tx, userId, kind)) > 0) {
      await setAsked(tx, { userId, kind, isAsked: false, at })
      await setAsked(tx, { userId, kind, isAsked: true, at })
      return
    }
    if (kind === 'booster') await leaveWork(tx, userId)
    if (kind === 'coin') await leaveMarket(tx, { userId, at })
    const amount = await returnDeposit(tx, deposit, at)
    const notice = {
      ...{ userId, distId: await homeOf(tx, userId), kind: 'money' as const, key: `deposit ${kind} ${at.getTime()}` },
      title: `${DEPOSITS[kind].name} ${fenToYuan(amount)} 元已退到余额`,
      href: '/center/mywallets/list',
    }
    await tellPeople(tx, effects, { notices: [notice], at })
  })
}
