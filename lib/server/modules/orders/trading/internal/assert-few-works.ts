import { and, eq, inArray, or } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { formatShortTime } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { WORK_MODES } from '@/lib/shared/trade/trade-modes'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import { refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'
import { countDoneWorks, findAcceptPause } from '../../../market/boosting/queries'
import { accountsOfPerson, holdPerson } from '../../../people/identity/queries-person'
import { isOnHand, isUnconfirmed, startsLater } from '../flow/boost-state'

interface Accepting {
  userId: UserId
  rules: Rules
  at: Date
  /** The work to accept is for a season that has not started. */
  startsLater: boolean
}

/**
 * Limits the works that depend on a booster's person, over all accounts: each keeps a customer's money and account, and
 * its deposits return if it is never begun. Of a new booster, results that no customer has confirmed count as well,
 * because anything can be submitted; they have a limit of their own later. Works for a coming season keep the booster
 * from nothing until then, so they have the same limit for themselves. Locks the person. Refuses TOO_MANY.
 */
export async function assertFewWorks(tx: Tx, { userId, rules, at, startsLater: isLater }: Accepting): Promise<void> {
  await holdPerson(tx, userId)
  const pause = await findAcceptPause(tx, { userId, at })
  if (pause)
    throw refuse('TOO_MANY', `你有${rules.mostUnbegun}单接单后没有按时开始，${formatShortTime(pause)} 后才能再接单`)
  const works = await tx
    .select({ sn: orders.sn, terms: orders.terms, subStatus: orders.subStatus, frozenAt: orders.frozenAt })
    .from(orders)
    .where(
      and(
        ...[inArray(orders.sellerId, accountsOfPerson(userId)), inArray(orders.mode, [...WORK_MODES])],
        or(
          and(eq(orders.status, ORDER_STATUS.paid), inArray(orders.subStatus, ['WORKING', 'PROPOSED'])),
          and(eq(orders.status, ORDER_STATUS.shipped), eq(orders.subStatus, 'INSPECTION')),
        ),
      ),
    )
  const { newWorks, provenWorks, mostWorks, mostSubmitted } = rules
  const isNew = (await countDoneWorks(tx, userId)) < provenWorks
  const most = isNew ? Math.min(newWorks, mostWorks) : mostWorks
  const until = isNew ? `完成满${provenWorks}单前` : ''
  const running = works.filter((work) => isOnHand(work) && startsLater(work, at) === isLater).length
  if (isLater) {
    if (running >= most)
      throw refuse('TOO_MANY', `你有${running}单等待赛季开始，${until}最多同时等待${most}单，赛季开始后再接`)
    return
  }
  const submitted = works.filter(isUnconfirmed).length
  if (isNew && running + submitted >= most)
    throw refuse('TOO_MANY', `你有${running + submitted}单还没通过验收，${until}最多同时接${most}单，客户验收后再接`)
  if (running >= most) throw refuse('TOO_MANY', `你有${running}单正在进行，最多同时进行${most}单，提交验收后再接`)
  if (submitted >= mostSubmitted)
    throw refuse('TOO_MANY', `你有${submitted}单等待客户验收，最多同时等待${mostSubmitted}单，客户验收后再接`)
}
