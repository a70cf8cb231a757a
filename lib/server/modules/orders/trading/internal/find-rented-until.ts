import { and, eq, inArray } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { modesThat } from '@/lib/shared/trade/trade-modes'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'

const LET = modesThat(({ isLet }) => isLet)

/** Returns the end of the current rental of an account, which its renter can extend; null if it is not rented. */
export async function findRentedUntil(ctx: Ctx, goodsSn: GoodsSn): Promise<Date | null> {
  const [rented] = await ctx.db
    .select({ terms: orders.terms })
    .from(orders)
    .where(
      and(
        eq(orders.goodsSn, goodsSn),
        inArray(orders.mode, LET),
        eq(orders.status, ORDER_STATUS.shipped),
        eq(orders.subStatus, 'RENTING'),
      ),
    )
    .limit(1)
  const endsAt = rented?.terms.rental?.endsAt
  // A rental that is over and not yet closed has no end to state.
  return endsAt !== undefined && new Date(endsAt) > ctx.now() ? new Date(endsAt) : null
}
