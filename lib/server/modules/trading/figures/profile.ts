import type { UserCtx } from '../../../runtime/context'
import { countOnSale } from '../../catalog/queries-own'
import { presentProfile } from '../../identity/present'
import { loadUser, openRealName } from '../../identity/queries'
import { nickChangeableFrom } from '../../identity/rules'
import { loadPayeeMasks } from '../../payouts/queries-payees'
import { loadRules } from '../../tenancy/load-rule-book'
import { loadCoin, loadTradeTotal } from './capital'

/** The own profile with its figures. */
export async function loadProfile(ctx: UserCtx) {
  const user = await loadUser(ctx)
  const [{ coin, frozen }, sellGoodsNum, tradeTotal, payees, { payoutLockHours }] = await Promise.all([
    loadCoin(ctx),
    countOnSale(ctx, ctx.user.userId),
    loadTradeTotal(ctx),
    loadPayeeMasks(ctx),
    loadRules(ctx),
  ])
  const nickNameFrom = nickChangeableFrom(user, ctx.now())
  const realName = openRealName(ctx, user)
  const figures = { coin, frozen, sellGoodsNum, tradeTotal, payees, realName, nickNameFrom, payoutLockHours }
  return presentProfile(user, figures)
}
