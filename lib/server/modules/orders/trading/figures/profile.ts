import type { UserCtx } from '../../../../runtime/context'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { countOnSale } from '../../../listings/catalog/selling/queries-own'
import { loadPayeeMasks } from '../../../money/payouts/queries-payees'
import { presentProfile, presentTeamProfile } from '../../../people/identity/present'
import { findUsers, loadUser, openRealName } from '../../../people/identity/queries'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { nickChangeableFrom } from '../../../people/identity/rules'
import { findBinding } from '../../../people/limits/queries'
import { loadCoin, loadTradeTotal } from './capital'

/** Returns the caller's profile with its statistics. */
export async function reloadProfile(ctx: UserCtx) {
  const user = await loadUser(ctx)
  const [{ coin, frozen }, sellGoodsNum, tradeTotal, payees, { payoutLockHours }, restrictions] = await Promise.all([
    loadCoin(ctx),
    countOnSale(ctx, ctx.user.userId),
    loadTradeTotal(ctx),
    loadPayeeMasks(ctx),
    loadRules(ctx),
    findBinding(ctx.db, accountsOfPerson(ctx.user.userId)),
  ])
  const nickNameFrom = nickChangeableFrom(user, ctx.now())
  const realName = openRealName(ctx, user)
  const figures = {
    coin,
    frozen,
    sellGoodsNum,
    tradeTotal,
    payees,
    realName,
    nickNameFrom,
    restrictions,
    payoutLockHours,
  }
  const profile = presentProfile(user, figures)
  const { team } = ctx.user
  if (!team) return profile
  const people = await findUsers(ctx, [team.memberId])
  return presentTeamProfile(profile, { role: team.role, memberName: people.get(team.memberId)?.nickName ?? '' })
}
