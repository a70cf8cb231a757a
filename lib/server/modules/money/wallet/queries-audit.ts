import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { accounts, entries } from '../../../db/schema/money/wallet'

/** A violated invariant of the ledger; an empty list means the books are correct. */
export interface LedgerError {
  rule: string
  id: number
  amountFen: string
}

/**
 * Checks that transfers sum to zero, that each balance equals the sum of its entries and the latest entry's balance,
 * and that none is negative. One statement, so one snapshot. It reads the whole ledger, so the pool's statement timeout
 * does not apply.
 */
export function auditLedger(db: Db): Promise<LedgerError[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    const { rows } = await tx.execute<{ rule: string; id: string; amount: string }>(AUDIT)
    return rows.map((row) => ({ rule: row.rule, id: Number(row.id), amountFen: row.amount }))
  })
}

const AUDIT = sql`
  select 'transfer sums to zero' as rule, transfer_id as id, sum(amount_fen)::text as amount from ${entries} group by transfer_id having sum(amount_fen) <> 0
  union all
  select 'balance is the sum of entries', a.id, (a.balance_fen - coalesce(sum(e.amount_fen), 0))::text
    from ${accounts} a left join ${entries} e on e.account_id = a.id group by a.id having a.balance_fen <> coalesce(sum(e.amount_fen), 0)
  union all
  select 'last entry tells the balance', a.id, (a.balance_fen - e.balance_after_fen)::text
    from ${accounts} a join (select distinct on (account_id) account_id, balance_after_fen from ${entries} order by account_id, id desc) e on e.account_id = a.id
    where a.balance_fen <> e.balance_after_fen
  union all
  select 'nobody is below zero', id, balance_fen::text from ${accounts} where balance_fen < 0 and kind not in ('clearing', 'marketing', 'recycling', 'cover')
  union all
  select 'all accounts sum to zero', 0, sum(balance_fen)::text from ${accounts} having sum(balance_fen) <> 0`
