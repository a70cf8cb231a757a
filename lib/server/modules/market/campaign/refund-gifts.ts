import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { coupons } from '../../../db/schema/campaign'
import { type Ctx, inTx } from '../../../runtime/context'
import { returnCouponFund } from '../../money/wallet/pay-coupon-fund'

/** A late payment can bind an expired coupon to its order again; none arrives later than this. */
const GRACE_MS = 7 * DAY_MS

/** Refunds distributors for gift coupons that expired unused. Resolves with the number of refunds. */
export async function refundGifts(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  return inTx(ctx, async (tx) => {
    const expired = await tx
      .select()
      .from(coupons)
      .where(
        and(
          eq(coupons.isFunded, true),
          isNull(coupons.orderSn),
          lte(coupons.validTo, new Date(at.getTime() - GRACE_MS)),
        ),
      )
      .orderBy(asc(coupons.id))
      .limit(limit)
      .for('update', { skipLocked: true })
    for (const { id, distId, amountFen: amount } of expired) {
      await tx.update(coupons).set({ isFunded: false }).where(eq(coupons.id, id))
      await returnCouponFund(tx, { couponId: id, distId, amount, at })
    }
    return expired.length
  })
}
