import { sql } from 'drizzle-orm'
import type { Db } from '../../client'

/**
 * Sorts the entries of wallets and of distributors' shares by time: the parts of the demo write one after another, each starting from its own first
 * day. Totals stay the same; a wallet that would go below zero keeps its order. The ledger's triggers are disabled by
 * its owner and enabled again in the same transaction.
 */
export async function orderBooks(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table entries disable trigger user`)
    await tx.execute(sql`
      create temp table books on commit drop as
      select id, account_id, nth, transfer_id, amount_fen,
        sum(amount_fen) over (partition by account_id order by nth) as balance_fen
      from (
        select e.id, e.account_id, e.transfer_id, e.amount_fen,
          row_number() over (partition by e.account_id order by t.created_at, e.id) as nth
        from entries e join transfers t on t.id = e.transfer_id join accounts a on a.id = e.account_id
        where a.kind in ('user', 'dist')
      ) as dated`)
    await tx.execute(sql`
      delete from books where account_id in (select account_id from books where balance_fen < 0)
        or account_id not in (
          select account_id from (
            select account_id, id < lag(id) over (partition by account_id order by nth) as is_late from books
          ) as places where is_late
        )`)
    await tx.execute(sql`delete from entries where id in (select id from books)`)
    await tx.execute(sql`
      insert into entries (id, account_id, transfer_id, amount_fen, balance_after_fen) overriding system value
      select place.id, books.account_id, books.transfer_id, books.amount_fen, books.balance_fen
      from books join (
        select id, account_id, row_number() over (partition by account_id order by id) as nth from books
      ) as place using (account_id, nth)`)
    await tx.execute(sql`alter table entries enable trigger user`)
  })
}
