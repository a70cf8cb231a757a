import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { PAYMENT_STATUS, paymentNotices, payments } from '../../../../db/schema/money/wallet'
import type { Payment } from '../types'

interface NoticeKey {
  provider: string
  tradeNo: string
  kind: string
  interSn: string
}

/** Locks the row until the transaction ends. If there is an order, lock it first. */
export async function lockPayment(tx: Tx, interSn: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.interSn, interSn)).for('update')
  return row
}

/**
 * Stores a notification, each only once; its payment is locked. False, with nothing stored, if the provider gave this
 * trade number to another payment. Rows are never updated: the application's database role may only insert.
 */
export async function recordNotice(tx: Tx, notice: NoticeKey, at: Date): Promise<boolean> {
  const { provider, tradeNo, kind, interSn } = notice
  const { rows } = await tx.execute<{ inter_sn: string }>(sql`
    with added as (
      insert into ${paymentNotices} (provider, trade_no, kind, inter_sn, created_at)
      select ${provider}, ${tradeNo}, ${kind}, ${interSn}::text, ${at.toISOString()}::timestamptz
      where not exists (
        select 1 from ${paymentNotices} where provider = ${provider} and trade_no = ${tradeNo} and inter_sn <> ${interSn}
      )
      on conflict (provider, trade_no, kind) do nothing
      returning inter_sn
    )
    select inter_sn from added
    union all
    select inter_sn from ${paymentNotices} where provider = ${provider} and trade_no = ${tradeNo} and kind = ${kind}`)
  return rows[0]?.inter_sn === interSn
}

/** Marks a payment as paid, even one that we had closed. False if it was paid before. */
export async function markPaid(tx: Tx, payment: Payment, input: { tradeNo: string; at: Date }): Promise<boolean> {
  const changed = await tx
    .update(payments)
    .set({ status: PAYMENT_STATUS.paid, tradeNo: input.tradeNo, paidAt: input.at, checkAt: null })
    .where(and(eq(payments.id, payment.id), ne(payments.status, PAYMENT_STATUS.paid)))
    .returning({ id: payments.id })
  return changed.length === 1
}
