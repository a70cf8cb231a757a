import { and, eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { PAYMENT_STATUS, payments } from '../../../db/schema/wallet'

/** The provider takes no money for it any more. */
export async function closePayment(db: Db, interSn: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: PAYMENT_STATUS.closed, checkAt: null })
    .where(and(eq(payments.interSn, interSn), eq(payments.status, PAYMENT_STATUS.pending)))
}

/** The order ended: the reconciler closes its open payments at the provider next. */
export async function abandonPayments(tx: Tx, input: { orderSn: OrderSn; at: Date }): Promise<void> {
  await tx
    .update(payments)
    .set({ checkAt: input.at, expiresAt: input.at })
    .where(and(eq(payments.refSn, input.orderSn), eq(payments.status, PAYMENT_STATUS.pending)))
}
