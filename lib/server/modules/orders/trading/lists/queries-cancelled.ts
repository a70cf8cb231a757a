import { and, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { modesThat } from '@/lib/shared/trade/trade-modes'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/trading'
import { accountsOfPerson } from '../../../people/identity/queries-person'

/** An invitation to a deal that ends unpaid was not abandoned. */
const AGREED = modesThat(({ isAgreed }) => isAgreed)

/** Returns whether a person left an order for an item unpaid since a time. */
export async function hasCancelledOften(
  tx: Tx,
  { goodsSn, buyerId, since }: { goodsSn: GoodsSn; buyerId: UserId; since: Date },
): Promise<boolean> {
  const ended = and(
    eq(orders.status, ORDER_STATUS.buyerCancelled),
    isNull(orders.paidAt),
    notInArray(orders.mode, AGREED),
  )
  const own = and(inArray(orders.buyerId, accountsOfPerson(buyerId)), eq(orders.goodsSn, goodsSn))
  return (await tx.$count(orders, and(own, ended, gt(orders.closedAt, since)))) > 0
}
