import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS, startOfDay } from '@/lib/shared/time'
import {
  accounts,
  entries,
  PAYMENT_STATUS,
  payments,
  REFUND_STATUS,
  refunds,
  transfers,
} from '../../../db/schema/money/wallet'
import type { StaffCtx } from '../../../runtime/context'
import { presentReconciliation } from './present-ledger'

const DAYS = 7
const MOST_DAYS = 31
const dayOf = (at: SQL | typeof transfers.createdAt | typeof payments.paidAt | typeof refunds.settledAt): SQL =>
  sql`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

/**
 * Compares the providers' reports (payments and refunds) with what the ledger posted to their clearing accounts, per
 * Beijing day and channel. Withdrawals are listed separately, because only the ledger knows which arrived. A difference
 * is money that only one side knows.
 */
export async function loadReconciliation(ctx: StaffCtx, { from, to }: { from?: Date; to?: Date }) {
  const end = new Date((to ?? startOfDay(ctx.now())).getTime() + DAY_MS)
  const least = new Date(end.getTime() - MOST_DAYS * DAY_MS)
  const start = from && from > least ? from : from ? least : new Date(end.getTime() - DAYS * DAY_MS)
  const [low, high] = [start.toISOString(), end.toISOString()]
  const { rows } = await ctx.db.execute<{
    day: string
    channel: number
    taken: string
    posted: string
    out: string
  }>(sql`
    with told as (
      select ${dayOf(payments.paidAt)} as day, ${payments.channel} as channel, ${payments.amountFen} as amount from ${payments}
        where ${payments.status} = ${PAYMENT_STATUS.paid} and ${payments.paidAt} >= ${low} and ${payments.paidAt} < ${high}
      union all
      select ${dayOf(refunds.settledAt)}, ${refunds.channel}, -${refunds.amountFen} from ${refunds}
        where ${refunds.status} = ${REFUND_STATUS.done} and ${refunds.settledAt} >= ${low} and ${refunds.settledAt} < ${high}
    ), posted as (
      select ${dayOf(transfers.createdAt)} as day, ${accounts.ownerId}::int as channel, -${entries.amountFen} as amount, ${transfers.kind} like 'payout%' as is_out
        from ${entries} join ${transfers} on ${transfers.id} = ${entries.transferId} join ${accounts} on ${accounts.id} = ${entries.accountId}
        where ${accounts.kind} = 'clearing' and ${transfers.createdAt} >= ${low} and ${transfers.createdAt} < ${high}
    ), sums as (
      select day, channel, sum(amount) as taken, 0 as posted, 0 as out from told group by 1, 2
      union all
      select day, channel, 0, sum(amount) filter (where not is_out), sum(-amount) filter (where is_out) from posted group by 1, 2
    )
    select day, channel, coalesce(sum(taken), 0)::text as taken, coalesce(sum(posted), 0)::text as posted, coalesce(sum(out), 0)::text as out
      from sums group by 1, 2 order by 1 desc, 2`)
  return presentReconciliation(rows)
}
