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
import { isOnHand, startsLater } from '../flow/boost-state'

interface Accepting {
  userId: UserId
  rules: Rules
  at: Date
  /** The work to accept is for a season that has not started. */
  startsLater: boolean
}

/**
 * Limits the works that depend on a booster's person, over all accounts: each keeps a customer's money and account, and
 * its deposits return if it is never begun. Works for a coming season keep the booster from nothing until then, so they
 * have the same limit for themselves. Locks the person. Refuses TOO_MANY.
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
        ...[eq(orders.status, ORDER_STATUS.paid), inArray(orders.subStatus, ['WORKING', 'PROPOSED'])],
      ),
    )
  const taken = works.filter((work) => isOnHand(work) && startsLater(work, at) === isLater).length
  const isNew = (await countDoneWorks(tx, userId)) < rules.provenWorks
  const most = isNew ? Math.min(rules.newWorks, rules.mostWorks) : rules.mostWorks
  if (taken < most) return
  const [standing, how, then] = isLater
    ? ['等待赛季开始', '同时等待', '赛季开始后再接']
    : ['正在进行', '同时进行', '提交验收后再接']
  const until = isNew ? `完成满${rules.provenWorks}单前` : ''
  throw refuse('TOO_MANY', `你有${taken}单${standing}，${until}最多${how}${most}单，${then}`)
}
