import { and, eq, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { formatShortTime } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { WORK_MODES } from '@/lib/shared/trade/trade-modes'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/trading'
import { refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'
import { countDoneWorks, findAcceptPause } from '../../../market/boosting/queries'
import { accountsOfPerson, holdPerson } from '../../../people/identity/queries-person'

/**
 * Limits the works that a booster's person has accepted and not submitted, over all accounts: each keeps a customer's
 * money and account, and its deposits return if it is never begun. Locks the person. Refuses TOO_MANY.
 */
export async function assertFewWorks(
  tx: Tx,
  { userId, rules, at }: { userId: UserId; rules: Rules; at: Date },
): Promise<void> {
  await holdPerson(tx, userId)
  const pause = await findAcceptPause(tx, { userId, at })
  if (pause)
    throw refuse('TOO_MANY', `你有${rules.mostUnbegun}单接单后没有按时开始，${formatShortTime(pause)} 后才能再接单`)
  const running = await tx.$count(
    orders,
    and(
      ...[inArray(orders.sellerId, accountsOfPerson(userId)), inArray(orders.mode, [...WORK_MODES])],
      ...[eq(orders.status, ORDER_STATUS.paid), inArray(orders.subStatus, ['WORKING', 'LOCKED', 'PROPOSED'])],
    ),
  )
  const isNew = (await countDoneWorks(tx, userId)) < rules.provenWorks
  const most = isNew ? Math.min(rules.newWorks, rules.mostWorks) : rules.mostWorks
  if (running < most) return
  throw refuse(
    'TOO_MANY',
    isNew
      ? `你有${running}单正在进行，完成满${rules.provenWorks}单前最多同时进行${most}单，提交验收后再接`
      : `你有${running}单正在进行，最多同时进行${most}单，提交验收后再接`,
  )
}
