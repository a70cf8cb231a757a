import { type SQL, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, World } from '../../../support/world'

/**
 * The database enforces the rules itself: against the tables' owner by triggers, against the application also by
 * grants.
 */
describe('ledger constraints in the database', () => {
  const world = new World()
  let owner: Client
  beforeAll(async () => {
    await world.open()
    await world.person({ balance: '100.00' })
    owner = new Client({ connectionString: world.database.ownerUrl })
    await owner.connect()
  })
  afterAll(async () => {
    await owner.end()
    await world.close()
  })

  const refused = async (statement: SQL) => {
    const error = await world.services.db.execute(statement).then(
      () => null,
      (failed: { cause: Error }) => failed.cause.message,
    )
    expect(await world.audit()).toEqual([])
    return error
  }
  const refusedToOwner = async (statement: string) => {
    const error = await owner.query(statement).then(
      () => null,
      (failed: Error) => failed.message,
    )
    await owner.query('rollback')
    expect(await world.audit()).toEqual([])
    return error
  }

  it.each(['entries', 'transfers', 'order_events'])('table %s is append-only', async (table) => {
    for (const statement of [`update ${table} set id = default`, `delete from ${table}`, `truncate ${table} cascade`]) {
      expect(await refused(sql.raw(statement)), statement).toMatch(/permission denied for table/)
      expect(await refusedToOwner(statement), statement).toMatch(/is append-only/)
    }
  })

  it.each([
    'alter table entries disable trigger all',
    'alter table accounts drop constraint accounts_balance',
    'drop trigger entries_checked on entries',
    'create or replace function check_balance() returns trigger language plpgsql as $$ begin return null; end $$',
    'create table public.mine (n int)',
    'create schema mine',
    'drop table entries',
    "set session_replication_role = 'replica'",
    'delete from accounts',
    'truncate accounts cascade',
    "update accounts set kind = 'clearing'",
    'delete from payments',
    'delete from payment_notices',
    'delete from drizzle.__drizzle_migrations',
  ])('the application role may not run: %s', async (statement) => {
    expect(await refused(sql.raw(statement))).toMatch(/permission denied|must be owner/)
  })

  it('the application role may not become the owner of the tables', async () => {
    const { rows } = await owner.query('select current_user as name')
    expect(await refused(sql.raw(`set role "${rows[0].name}"`))).toMatch(/permission denied/)
  })

  it('the application can create a temporary table with the same name, but cannot bypass the checks with it', async () => {
    const money = "update public.accounts set balance_fen = balance_fen + 100 where kind = 'user'"
    const work = world.services.db.transaction(async (tx) => {
      await tx.execute(sql`create temporary table entries (account_id bigint, id bigint, balance_after_fen bigint)`)
      await tx.execute(sql`insert into entries select id, 1, balance_fen + 100 from public.accounts`)
      await tx.execute(sql.raw(money))
    })
    await expect(work).rejects.toMatchObject({ cause: { message: 'an account must have what its last entry says' } })
  })

  const USER = "(select * from accounts where kind = 'user' limit 1)"
  const CLEARING = "(select * from accounts where kind = 'clearing' limit 1)"
  const posted = (entries: string) =>
    `with t as (insert into transfers (kind, ref) values ('recharge', 'made-up') returning id) insert into entries (transfer_id, account_id, amount_fen, balance_after_fen) ${entries}`
  it.each([
    [
      'does not sum to zero',
      posted(`select t.id, a.id, 5, a.balance_fen + 5 from t, ${USER} a`),
      'entries of a transfer must sum to zero',
    ],
    [
      'skips money of its account',
      posted(
        `select t.id, a.id, 5, a.balance_fen + 6 from t, ${USER} a union all select t.id, c.id, -5, c.balance_fen - 5 from t, ${CLEARING} c`,
      ),
      'an entry must begin where the last one of its account ended',
    ],
    [
      'leaves the balances as they were',
      posted(
        `select t.id, a.id, 5, a.balance_fen + 5 from t, ${USER} a union all select t.id, c.id, -5, c.balance_fen - 5 from t, ${CLEARING} c`,
      ),
      'an account must have what its last entry says',
    ],
    [
      'belongs to an older transfer',
      `with e as (insert into accounts (kind, owner_id, balance_fen) values ('platform', 0, 5), ('cover', 0, 0) returning id, balance_fen)
        insert into entries (transfer_id, account_id, amount_fen, balance_after_fen)
        select (select min(id) from transfers), id, 0, balance_fen from e`,
      'a transfer takes no entries after it was made',
    ],
    [
      'is a balance without an entry',
      "update accounts set balance_fen = balance_fen + 100 where kind = 'user'",
      'an account must have what its last entry says',
    ],
    [
      'is an account that begins with money',
      "insert into accounts (kind, owner_id, balance_fen) values ('platform', 0, 5)",
      'an account must have what its last entry says',
    ],
  ])('the database rejects what %s, for every role', async (_, statement, message) => {
    expect(await refused(sql.raw(statement))).toBe(message)
    expect(await refusedToOwner(statement)).toBe(message)
  })

  it("no account goes below zero, except the providers' clearing accounts", async () => {
    expect(await refused(sql`update accounts set balance_fen = -1 where kind = 'user'`)).toContain('accounts_balance')
    expect(await refused(sql`insert into accounts (kind, owner_id, balance_fen) values ('escrow', 1, -1)`)).toContain(
      'accounts_balance',
    )
  })

  it('an event is posted once', async () => {
    expect(await refused(sql`insert into transfers (kind, ref) select kind, ref from transfers`)).toContain(
      'transfers_event',
    )
  })

  it('stock and reservations stay within bounds', async () => {
    const { sn } = await world.goods({ seller: await world.person(), stock: 2 })
    for (const change of ['reserved = 3', 'reserved = -1', 'stock = -1'])
      expect(await refused(sql`update goods set ${sql.raw(change)} where sn = ${sn}`)).toContain('goods_stock')
  })
})

it('the ledger audit finds inconsistencies', async () => {
  const world = await openWorld()
  await world.person({ balance: '100.00' })
  expect(await world.audit()).toEqual([])
  await world.asOwner(`
    alter table accounts disable trigger accounts_checked;
    update accounts set balance_fen = balance_fen + 1 where kind = 'user'`)
  expect((await world.audit()).map((fault) => fault.rule).sort()).toEqual([
    'all accounts sum to zero',
    'balance is the sum of entries',
    'last entry tells the balance',
  ])
})
