import { and, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { coupons } from '../../db/schema/campaign'
import type { UserCtx } from '../../runtime/context'
import { presentCoupon } from './present'

type State = 'unused' | 'used' | 'expired'

/** Own coupons of this host: unused by the end of their time, the others newest first. */
export async function listCoupons(
  ctx: UserCtx,
  { state, page, pageSize }: { state?: State; page: number; pageSize: number },
) {
  const now = ctx.now()
  const own = and(eq(coupons.userId, ctx.user.userId), eq(coupons.distId, ctx.dist.distId))
  const is: Record<State, SQL | undefined> = {
    unused: and(isNull(coupons.orderSn), gt(coupons.validTo, now)),
    used: isNotNull(coupons.orderSn),
    expired: and(isNull(coupons.orderSn), lte(coupons.validTo, now)),
  }
  const countOf = (name: State) => sql<number>`(count(*) filter (where ${is[name]}))::int`
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(coupons)
      .where(and(own, state ? is[state] : undefined))
      .orderBy(
        ...(state === 'unused'
          ? [coupons.validTo, coupons.id]
          : [desc(sql`coalesce(${coupons.usedAt}, ${coupons.validTo})`), desc(coupons.id)]),
      )
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db
      .select({ unused: countOf('unused'), used: countOf('used'), expired: countOf('expired') })
      .from(coupons)
      .where(own),
  ])
  const counts = counted ?? { unused: 0, used: 0, expired: 0 }
  const total = state ? counts[state] : counts.unused + counts.used + counts.expired
  return { list: rows.map((coupon) => presentCoupon(coupon, now)), counts, total, more: false, page, pageSize }
}
