import { and, eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { PAYMENT_STATUS, payments } from '../../../db/schema/money/wallet'
import { isByWay, type WayToPay } from './queries-payments'

/** Marks a payment as closed at the provider, where it can no longer be paid. */
export async function closePayment(db: Db, interSn: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: PAYMENT_STATUS.closed, checkAt: null })
    .where(and(eq(payments.interSn, interSn), eq(payments.status, PAYMENT_STATUS.pending)))
}

/** Schedules the open payments of a closed order to be closed at the provider by the reconciler. */
export async function abandonPayments(tx: Tx, input: { orderSn: OrderSn; at: Date }): Promise<void> {
  await tx
    .update(payments)
    .set({ checkAt: input.at, expiresAt: input.at })
    .where(and(eq(payments.refSn, input.orderSn), eq(payments.status, PAYMENT_STATUS.pending)))
}

/** The same for payments of an order by a way that gets another payment: of one way, only the newest can be paid. */
export async function abandonByWay(tx: Tx, way: WayToPay, { at, until }: { at: Date; until: Date }): Promise<void> {
  await tx.update(payments).set({ checkAt: at, expiresAt: at }).where(isByWay(way, until))
}
