import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { coupons } from '../../../db/schema/market/campaign'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { returnCouponFund } from '../../money/wallet/pay-coupon-fund'

/** A late payment can bind an expired coupon to its order again; none arrives later than this. */
const GRACE_MS = 7 * DAY_MS

/** Refunds distributors for gift coupons that expired unused. Resolves with the number of refunds. */
export async function refundGifts(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const isDue = and(
    eq(coupons.isFunded, true),
    isNull(coupons.orderSn),
    lte(coupons.validTo, new Date(at.getTime() - GRACE_MS)),
  )
  return sweepRows(ctx, {
    name: 'expired gifts',
    find: (failed) =>
      ctx.db
        .select({ id: coupons.id })
        .from(coupons)
        .where(and(isDue, without(coupons.id, failed)))
        .orderBy(asc(coupons.id))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: ({ id }) =>
      inTx(ctx, async (tx) => {
        const own = and(eq(coupons.id, id), isDue)
        const [coupon] = await tx.update(coupons).set({ isFunded: false }).where(own).returning()
        if (!coupon) return
        await returnCouponFund(tx, { couponId: id, distId: coupon.distId, amount: coupon.amountFen, at })
      }),
  })
}
