import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { PAYMENT_STATUS, paymentNotices, payments } from '../../../db/schema/wallet'
import type { Payment } from '../types'

export interface NoticeKey {
  provider: string
  tradeNo: string
  kind: string
}

/** The row, locked till the transaction ends. Lock the order before it where there is one. */
export async function lockPayment(tx: Tx, interSn: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.interSn, interSn)).for('update')
  return row as Payment | undefined
}

/** True for the first word of a notification; the same one again is false. */
export async function recordNotice(tx: Tx, notice: NoticeKey, at: Date): Promise<boolean> {
  const taken = await tx
    .insert(paymentNotices)
    .values({ ...notice, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id })
  return taken.length === 1
}

/** Money is there: also a payment we had given up (closed) becomes paid. False: it was paid before. */
export async function markPaid(tx: Tx, payment: Payment, input: { tradeNo: string; at: Date }): Promise<boolean> {
  const changed = await tx
    .update(payments)
    .set({ status: PAYMENT_STATUS.paid, tradeNo: input.tradeNo, paidAt: input.at, checkAt: null })
    .where(and(eq(payments.id, payment.id), ne(payments.status, PAYMENT_STATUS.paid)))
    .returning({ id: payments.id })
  return changed.length === 1
}
