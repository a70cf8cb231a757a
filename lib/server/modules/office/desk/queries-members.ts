import type { Colleague, DeskFigures } from '@/lib/contract/entities/desk'
import { startOfDay } from '@/lib/shared/time'
import type { StaffCtx } from '../../../runtime/context'
import { rulingFiguresOf } from '../../aftersales/cases/dispute/queries-desk'
import { starsOfStaff } from '../../aftersales/ratings/queries'
import { countActions } from '../../core/oversight/queries-actions'
import { answerTimeOf } from '../../market/chat/queries-desk'
import { endedOf, loadsOf } from '../../orders/trading/staff/queries-desk'
import { findUsers } from '../../people/identity/queries'
import { findDuties } from '../../people/staff/queries-duty'
import { findServiceIds } from '../../people/staff/queries-service'
import { ALWAYS } from '../../people/staff/rules-duty'
import { presentColleague } from './present'
import { daysAgo } from './queries'
import { FIGURE_DAYS, honestStars, STEPS } from './rules'

/** Returns the caller's colleagues who serve the customers of this host, those leading fewest orders first. */
export async function listColleagues(ctx: StaffCtx): Promise<{ list: Colleague[] }> {
  const ids = (await findServiceIds(ctx.db, ctx.dist.distId)).filter((id) => id !== ctx.user.userId)
  const [people, duties, loads] = await Promise.all([findUsers(ctx, ids), findDuties(ctx.db, ids), loadsOf(ctx, ids)])
  const list = [...people.values()].map((person) =>
    presentColleague(ctx, { person, duty: duties.get(person.id) ?? ALWAYS, load: loads.get(person.id) ?? 0 }),
  )
  return { list: list.toSorted((a, b) => Number(b.isOnDuty) - Number(a.isOnDuty) || a.load - b.load) }
}

/** Returns statistics of each of them for 30 days. */
export async function listFigures(ctx: StaffCtx): Promise<{ list: DeskFigures[] }> {
  const userIds = await findServiceIds(ctx.db, ctx.dist.distId)
  const at = ctx.now()
  const since = daysAgo(at, FIGURE_DAYS)
  const [people, steps, today, rulings, ratings, ended] = await Promise.all([
    findUsers(ctx, userIds),
    countActions(ctx, { userIds, actions: STEPS, since }),
    countActions(ctx, { userIds, actions: STEPS, since: startOfDay(at) }),
    rulingFiguresOf(ctx, userIds, since),
    starsOfStaff(ctx.db, userIds, since),
    endedOf(ctx, userIds, since),
  ])
  const list = await Promise.all(
    [...people.values()].map(async ({ id: userId, nickName: name }): Promise<DeskFigures> => {
      const ruled = rulings.get(userId)
      return {
        userId,
        name,
        today: today.get(userId) ?? 0,
        steps: steps.get(userId) ?? 0,
        firstAnswer: await answerTimeOf(ctx, userId, since),
        rulings: ruled?.rulings ?? 0,
        rulingHours: ruled?.hours == null ? null : Math.round(ruled.hours * 10) / 10,
        rated: ratings.get(userId)?.rated ?? 0,
        ended: ended.get(userId) ?? 0,
        stars: honestStars(ratings.get(userId), ended.get(userId) ?? 0),
        reopened: ruled ? Math.round((ruled.appealed / ruled.rulings) * 100) : null,
      }
    }),
  )
  return { list: list.toSorted((a, b) => b.steps - a.steps) }
}
