import { and, desc, eq, gt, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { orderPath } from '@/lib/shared/trade/order-path'
import type { Db, Tx } from '../../../db/client'
import { PAYMENT_STATUS, payments } from '../../../db/schema/money/wallet'
import type { Channel, Payer } from '../../../providers/payment/port'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { assertSameSite } from '../../core/tenancy/assert-same-site'
import { isHere } from '../../core/tenancy/queries-here'
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
  if (!row) throw refuse('NOT_FOUND', '付款单不存在')
  if (!isHere(ctx, row.distId))
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

/** A way to pay an order; each is a payment of its own. */
export interface WayToPay {
  userId: UserId
  orderSn: OrderSn
  channel: Channel
  provider: string
  payer: Payer
}

/** The condition of open payments by the same way, whoever is about to pay from wherever. */
export const isByWay = ({ userId, orderSn, channel, provider, payer }: WayToPay, until: Date): SQL | undefined =>
  and(
    eq(payments.refSn, orderSn),
    eq(payments.userId, userId),
    eq(payments.channel, channel),
    eq(payments.provider, provider),
    eq(sql`${payments.payer}->>'method'`, payer.method),
    eq(payments.status, PAYMENT_STATUS.pending),
    gt(payments.expiresAt, until),
  )

/**
 * Returns an order's payment by the same way that is valid beyond `until`, so that a second request does not create
 * another payable one. A page is bound to the address and device of its payer: WeChat Pay opens it nowhere else.
 */
export async function findOpenPayment(tx: Tx, way: WayToPay, until: Date): Promise<Payment | undefined> {
  const { payer } = way
  const isForPayer =
    payer.method === 'page'
      ? sql`${payments.payer} = ${JSON.stringify(payer)}::jsonb`
      : eq(sql`${payments.payer}->>'openId'`, payer.openId)
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(isByWay(way, until), isForPayer))
    .orderBy(desc(payments.id))
    .limit(1)
  return row
}

/** Counts a site's payments that the provider may still report as paid, also after their order timed out. */
export const countOpenPayments = (db: Db | Tx, distId: number): Promise<number> =>
  db.$count(payments, and(eq(payments.distId, distId), isNotNull(payments.checkAt)))
