import { sql } from 'drizzle-orm'
import type { Db } from '../../client'
import { PAYMENT_STATUS, payments } from '../../schema/money/wallet'
import { sandboxTrades } from '../../schema/providers'

/** Adds the payments of the demo's past to the sandbox gateway, so that its statements agree with the ledger. */
export async function seedStatements(db: Db): Promise<void> {
  await db.execute(sql`
    insert into ${sandboxTrades} (trade_no, out_trade_no, channel, subject, amount_fen, notify_url, state, created_at, expires_at, paid_at, notified)
    select trade_no, inter_sn, channel, '订单付款', amount_fen, '', 'SUCCESS', created_at, expires_at, paid_at, true from ${payments}
      where provider = 'sandbox' and status = ${PAYMENT_STATUS.paid} and trade_no is not null
    on conflict do nothing`)
}
