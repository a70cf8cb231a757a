import type { WallboardAgent } from '@/lib/contract/console/quality-fields'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { UserId } from '@/lib/shared/ids'
import { startOfDay } from '@/lib/shared/time'
import type { StaffCtx } from '../../../runtime/context'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { listSites } from '../../core/tenancy/queries-dists'
import { answerTimesOf } from '../../market/chat/queries-desk'
import { listWaitingOrders } from '../../orders/trading/staff/queries-clocks'
import { countLedBy, sizeOfUnassigned } from '../../orders/trading/staff/queries-supervised'
import { findUsers } from '../../people/identity/queries'
import { findDuties } from '../../people/staff/queries-duty'
import { findAgents } from '../../people/staff/queries-supervisors'
import { ALWAYS, shiftSince } from '../../people/staff/rules-duty'
import { clocksOfLed, listBreaches } from '../desk-clocks/queries'
import { presentAgent, presentWallboard } from './present-wallboard'

/**
 * Returns what waits for customer service now, and the load of each agent, those on duty first. A distributor sees its own
 * agents and the unassigned orders of its site.
 */
export async function loadWallboard(ctx: StaffCtx): Promise<OutputOf<ApiContract['GET /console/wallboard']>> {
  const { db } = ctx
  const at = ctx.now()
  const { distId } = ctx.staff
  const agents = await findAgents(db, distId)
  const ids = agents.map(({ userId }) => userId)
  const today = startOfDay(at)
  const duties = await findDuties(db, ids)
  const dutyOf = (userId: UserId) => duties.get(userId) ?? ALWAYS
  const earliest = new Date(Math.min(today.getTime(), ...ids.map((id) => shiftSince(dutyOf(id), at).getTime())))
  const [people, sites, led, open, answers, breaches, unassigned, rulesOf] = await Promise.all([
    findUsers(ctx, ids),
    listSites(db),
    listWaitingOrders(db),
    countLedBy(db, ids),
    answerTimesOf(ctx, ids, today),
    listBreaches(db, ids, earliest),
    sizeOfUnassigned(db, { distId, at }),
    loadRuleBook(ctx),
  ])
  const waits = led.flatMap((one) => {
    const [clock] = ids.includes(one.order.serviceId) ? clocksOfLed(one, { rulesOf, at }) : []
    return clock ? [{ userId: one.order.serviceId, since: clock.since, isLate: clock.dueAt <= at }] : []
  })
  const siteNames = new Map(sites.map(({ distId: id, name }) => [id, name]))
  const rows = agents.map(({ userId, distId: employer }): WallboardAgent => {
    const duty = dutyOf(userId)
    const since = shiftSince(duty, at)
    return presentAgent(at, {
      userId,
      person: people.get(userId),
      siteName: employer === null ? '' : (siteNames.get(employer) ?? ''),
      duty,
      open: open.get(userId) ?? 0,
      waits: waits.filter((wait) => wait.userId === userId),
      firstAnswer: answers.get(userId) ?? null,
      breaches: breaches.filter((row) => row.userId === userId && row.breachedAt !== null && row.breachedAt >= since)
        .length,
    })
  })
  const isToday = breaches.filter(({ breachedAt }) => breachedAt !== null && breachedAt >= today).length
  return presentWallboard(at, { unassigned, waits, breaches: isToday, agents: rows })
}
