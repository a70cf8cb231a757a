import { and, desc, eq, gt, gte, sql } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { orderPath } from '@/lib/shared/trade/order-path'
import type { Db, Tx } from '../../../db/client'
import { PAYMENT_STATUS, payments } from '../../../db/schema/wallet'
import type { Channel, Payer } from '../../../providers/payment/port'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { assertSameSite } from '../../core/tenancy/assert-same-site'
import type { Payment } from './types'

/**
 * Returns one of the caller's payments by its handle, on the host where it was started. Refuses NOT_FOUND, also for
 * another payer's, ELSEWHERE.
 */
export async function loadPayment(ctx: UserCtx, payRand: string): Promise<Payment> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.payRand, payRand), eq(payments.userId, ctx.user.userId)))
  if (!row) throw refuse('NOT_FOUND', '支付凭证不存在')
  if (row.distId !== ctx.dist.distId)
    throw assertSameSite(ctx, row.distId, row.purpose === 'order' ? orderPath(row.refSn) : '/center/mywallets')
  return row
}

export async function findPayment(db: Db, interSn: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.interSn, interSn))
  return row
}

/** Counts the payments settled by providers on a site since a time. */
export const countPayments = (db: Db, distId: number, since: Date): Promise<number> =>
  db.$count(
    payments,
    and(eq(payments.distId, distId), eq(payments.status, PAYMENT_STATUS.paid), gte(payments.paidAt, since)),
  )

/**
 * Returns an order's payment by the same method that is valid beyond `until`, so that a second request does not create
 * another payable one.
 */
export async function findOpenPayment(
  tx: Tx,
  input: { userId: UserId; orderSn: OrderSn; channel: Channel; payer: Payer; until: Date },
): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.refSn, input.orderSn),
        eq(payments.userId, input.userId),
        eq(payments.channel, input.channel),
        eq(sql`${payments.payer}->>'method'`, input.payer.method),
        eq(sql`${payments.payer}->>'openId'`, input.payer.openId),
        eq(payments.status, PAYMENT_STATUS.pending),
        gt(payments.expiresAt, input.until),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1)
  return row
}
