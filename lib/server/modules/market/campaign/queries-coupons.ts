import { and, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { coupons } from '../../../db/schema/market/campaign'
import type { UserCtx } from '../../../runtime/context'
import { presentCoupon } from './present'

type State = 'unused' | 'used' | 'expired'

/** Returns the caller's coupons on this host: unused ones by expiry, others newest first. */
export async function listCoupons(ctx: UserCtx, { state, ...paging }: Paging & { state?: State }) {
  const now = ctx.now()
  const own = and(eq(coupons.userId, ctx.user.userId), eq(coupons.distId, ctx.dist.distId))
  const is: Record<State, SQL | undefined> = {
    unused: and(isNull(coupons.orderSn), gt(coupons.validTo, now)),
    used: isNotNull(coupons.orderSn),
    expired: and(isNull(coupons.orderSn), lte(coupons.validTo, now)),
  }
  const countOf = (name: State) => sql<number>`(count(*) filter (where ${is[name]}))::int`
  const listing = ctx.db
    .select()
    .from(coupons)
    .where(and(own, state ? is[state] : undefined))
    .orderBy(
      ...(state === 'unused'
        ? [coupons.validTo, coupons.id]
        : [desc(sql`coalesce(${coupons.usedAt}, ${coupons.validTo})`), desc(coupons.id)]),
    )
  const [{ unused, used, expired } = { unused: 0, used: 0, expired: 0 }] = await ctx.db
    .select({ unused: countOf('unused'), used: countOf('used'), expired: countOf('expired') })
    .from(coupons)
    .where(own)
  const counts = { unused, used, expired }
  const found = await pageOf(listing, async () => (state ? counts[state] : unused + used + expired), paging)
  return { ...presentPage(found, (coupon) => presentCoupon(coupon, now)), counts }
}
