import { and, eq, inArray } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { modesThat } from '@/lib/shared/trade/trade-modes'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import type { Letting } from '../types'

/** Modes that let an account. */
export const LET = modesThat(({ isLet }) => isLet)

/** Returns whether an account is let, and until when. */
export async function findLetting(ctx: Ctx, goodsSn: GoodsSn): Promise<Letting> {
  const [rented] = await ctx.db
    .select({ subStatus: orders.subStatus, terms: orders.terms })
    .from(orders)
    .where(
      and(
        eq(orders.goodsSn, goodsSn),
        inArray(orders.mode, LET),
        inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.shipped]),
        inArray(orders.subStatus, ['DELIVERING', 'RENTING', 'MISMATCH']),
      ),
    )
    .limit(1)
  const endsAt = rented?.subStatus === 'RENTING' ? rented.terms.rental?.endsAt : undefined
  // A rental that is over and not yet closed has no end to state.
  return {
    isRented: rented !== undefined,
    until: endsAt !== undefined && new Date(endsAt) > ctx.now() ? new Date(endsAt) : null,
  }
}
