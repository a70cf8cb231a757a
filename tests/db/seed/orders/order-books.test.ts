import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { openDatabase } from '@/lib/server/db/client'
import { orderBooks } from '@/lib/server/db/seed/orders/order-books'
import { createDatabase } from '../../../support/database'

const [LATE, EARLY, POOR, SITE] = [71, 72, 73, 4]

it('rewrites the entries of wallets and shares in time order, with unchanged amounts, and restores the triggers', async () => {
  const database = await createDatabase(inject('databaseServer'))
  const { db, pool } = openDatabase(database.ownerUrl, 2)
  const post = async (ownerId: number, day: number, fen: number, kind = 'user') => {
    await db.execute(sql`
      insert into accounts (kind, owner_id, balance_fen) values (${kind}, ${ownerId}, 0), ('clearing', 1, 0) on conflict do nothing`)
    await db.execute(sql`
      with moved as (
        update accounts set balance_fen = balance_fen + case kind when ${kind} then ${fen}::bigint else ${-fen}::bigint end
        where (kind, owner_id) in ((${kind}, ${ownerId}::bigint), ('clearing', 1)) returning id, kind, balance_fen
      ), created as (
        insert into transfers (kind, ref, created_at) values ('test', ${`${kind} ${ownerId} ${day} ${fen}`}, ${`2026-11-${day}T12:00:00Z`})
        returning id
      )
      insert into entries (transfer_id, account_id, amount_fen, balance_after_fen)
      select created.id, moved.id, case kind when ${kind} then ${fen}::bigint else ${-fen}::bigint end, balance_fen from moved, created`)
  }
  const book = async (ownerId: number, kind = 'user') =>
    (
      await db.execute<{ day: string; amount: string; after: string }>(sql`
        select to_char(t.created_at at time zone 'utc', 'DD') as day, e.amount_fen as amount, e.balance_after_fen as after
        from entries e join accounts a on a.id = e.account_id join transfers t on t.id = e.transfer_id
        where a.kind = ${kind} and a.owner_id = ${ownerId} order by e.id`)
    ).rows.map(({ day, amount, after }) => `${day}: ${amount} -> ${after}`)
  try {
    for (const [day, fen] of [
      [20, 500],
      [21, -200],
      [10, 900],
      [11, -100],
    ] as const)
      await post(LATE, day, fen)
    for (const [day, fen] of [
      [10, 300],
      [11, -300],
    ] as const)
      await post(EARLY, day, fen)
    // Paid on the 10th with money received on the 20th.
    for (const [day, fen] of [
      [20, 300],
      [10, -300],
    ] as const)
      await post(POOR, day, fen)
    await post(SITE, 20, 50, 'dist')
    await post(SITE, 10, 70, 'dist')
    await orderBooks(db)
    expect(await book(LATE)).toEqual(['10: 900 -> 900', '11: -100 -> 800', '20: 500 -> 1300', '21: -200 -> 1100'])
    expect(await book(EARLY)).toEqual(['10: 300 -> 300', '11: -300 -> 0'])
    expect(await book(POOR)).toEqual(['20: 300 -> 300', '10: -300 -> 0'])
    expect(await book(SITE, 'dist')).toEqual(['10: 70 -> 70', '20: 50 -> 120'])
    await expect(db.execute(sql`delete from entries`)).rejects.toThrow()
    await post(LATE, 22, -1100)
    expect((await book(LATE)).at(-1)).toBe('22: -1100 -> 0')
  } finally {
    await pool.end()
    await database.drop()
  }
})
