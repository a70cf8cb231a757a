import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, World } from '../../support/world'

/** The database itself refuses, whatever code runs. */
describe('the ledger in the database', () => {
  const world = new World()
  beforeAll(async () => {
    await world.open()
    await world.person({ balance: '100.00' })
  })
  afterAll(() => world.close())

  const refused = async (statement: SQL) => {
    const error = await world.services.db.execute(statement).then(
      () => null,
      (failed: { cause: Error }) => failed.cause.message,
    )
    expect(await world.audit()).toEqual([])
    return error
  }

  it.each(['entries', 'transfers', 'order_events'])('%s are append-only', async (table) => {
    for (const statement of [`update ${table} set id = default`, `delete from ${table}`, `truncate ${table} cascade`]) {
      expect(await refused(sql.raw(statement)), statement).toMatch(/is append-only/)
    }
  })

  it('a transfer that does not sum to zero is refused', async () => {
    const posted = sql`with t as (insert into transfers (kind, ref) values ('recharge', 'made-up') returning id)
      insert into entries (transfer_id, account_id, amount_fen, balance_after_fen) select t.id, a.id, 5, a.balance_fen + 5 from t, (select * from accounts where kind = 'user' limit 1) a`
    expect(await refused(posted)).toBe('entries of a transfer must sum to zero')
  })

  it("nobody goes below zero, the providers' mirror aside", async () => {
    expect(await refused(sql`update accounts set balance_fen = -1 where kind = 'user'`)).toContain('accounts_balance')
    expect(await refused(sql`insert into accounts (kind, owner_id, balance_fen) values ('escrow', 1, -1)`)).toContain(
      'accounts_balance',
    )
  })

  it('an event posts once', async () => {
    expect(await refused(sql`insert into transfers (kind, ref) select kind, ref from transfers`)).toContain(
      'transfers_event',
    )
  })

  it('stock and reservations stay in their bounds', async () => {
    const { sn } = await world.goods({ seller: await world.person(), stock: 2 })
    for (const change of ['reserved = 3', 'reserved = -1', 'stock = -1'])
      expect(await refused(sql`update goods set ${sql.raw(change)} where sn = ${sn}`)).toContain('goods_stock')
  })
})

it('the audit finds what is wrong', async () => {
  const world = await openWorld()
  await world.person({ balance: '100.00' })
  expect(await world.audit()).toEqual([])
  await world.services.db.execute(sql`update accounts set balance_fen = balance_fen + 1 where kind = 'user'`)
  expect((await world.audit()).map((fault) => fault.rule).sort()).toEqual([
    'all accounts sum to zero',
    'balance is the sum of entries',
    'last entry tells the balance',
  ])
})
