import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished } from 'vitest'
import type { Db } from '@/lib/server/db/client'
import { BOOKS, SANDBOX_BOOKS } from '@/lib/server/main/audit/books'
import { auditLedger } from '@/lib/server/modules/money/wallet/queries-audit'
import { fenToYuan } from '@/lib/shared/money/money'
import { type Person, World } from './world'

interface Row extends Record<string, unknown> {
  id: string
  transfer: string
  kind: string
  owner: string
  amount: string
}

const signed = (fen: string): string => `${fen.startsWith('-') ? '' : '+'}${fenToYuan(BigInt(fen))}`
const FIXED: Record<string, Record<string, string>> = { clearing: { 1: 'alipay', 2: 'wechat', 3: 'bank' } }

/** Opens a world for one test whose outcome depends on everything in it; asserts a correct ledger at the end. */
export async function openStory(): Promise<World> {
  const world = await new World().open()
  onTestFinished(async () => {
    const faults = await faultsOf(world)
    await world.close()
    expect(faults).toEqual([])
  })
  return world
}

/** Newest transfer and account before the running test, by world. */
const marks = new WeakMap<World, { transfer: string; account: string }>()

/**
 * Opens one world for the tests of a file, which use their own people and goods; each test ends with a correct ledger.
 * `ledgerStory` covers only the running test.
 */
export function storyWorld(): World {
  const world = new World()
  beforeAll(() => world.open())
  beforeEach(async () => {
    const { rows } = await world.services.db.execute<{ transfer: string; account: string }>(sql`
      select coalesce((select max(id) from transfers), 0)::text as transfer, coalesce((select max(id) from accounts), 0)::text as account`)
    if (rows[0]) marks.set(world, rows[0])
  })
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))
  afterAll(() => world.close())
  return world
}

/** Accounts shared by all tests. Any other account belongs to the test that opened it. */
const SHARED_ACCOUNTS = ['cover', 'platform', 'dist', 'clearing', 'marketing', 'recycling']

/**
 * Returns every transfer in order, one line each, then every account with a non-zero balance. People have the given
 * names. In a world of several tests, transfers of earlier orders are excluded.
 */
export async function ledgerStory(world: World, people: Record<string, Person>): Promise<string> {
  const mark = marks.get(world) ?? { transfer: '0', account: '0' }
  const own = sql`t.id > ${mark.transfer}::bigint and not exists (
    select from entries o join accounts b on b.id = o.account_id
    where o.transfer_id = t.id and b.id <= ${mark.account}::bigint and b.kind not in ${SHARED_ACCOUNTS})`
  const names = new Map(Object.entries(people).map(([name, person]) => [String(person.userId), name]))
  const nameOf = (kind: string, owner: string) =>
    FIXED[kind]?.[owner] ?? (kind === 'user' ? (names.get(owner) ?? 'somebody') : kind)
  const { rows } = await world.services.db.execute<Row>(sql`
    select t.id, t.kind as transfer, a.kind, a.owner_id::text as owner, e.amount_fen::text as amount
    from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
    where ${own} order by t.id, e.amount_fen, a.kind, a.owner_id`)
  const lines = new Map<string, string[]>()
  for (const row of rows)
    lines.set(row.id, [
      ...(lines.get(row.id) ?? [row.transfer]),
      `${nameOf(row.kind, row.owner)} ${signed(row.amount)}`,
    ])
  const left = await world.services.db.execute<Row>(
    sql`select a.kind, a.owner_id::text as owner, sum(e.amount_fen)::text as amount
      from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      where ${own} group by a.kind, a.owner_id having sum(e.amount_fen) <> 0 order by sum(e.amount_fen), a.kind, a.owner_id`,
  )
  return [
    ...[...lines.values()].map(([transfer = '', ...moved]) => `${transfer.padEnd(12)} ${moved.join(' | ')}`),
    `left         ${left.rows.map((row) => `${nameOf(row.kind, row.owner)} ${signed(row.amount)}`).join(' | ')}`,
  ].join('\n')
}

/** Returns errors of the ledger and of related tables, as `npm run audit` finds them; the expected result is empty. */
export async function faultsOf({ services: { db } }: { services: { db: Db } }): Promise<unknown[]> {
  // A named query, so that a connection plans it once: planning takes five times as long as running it.
  const { rows } = await (db as Db & { $client: Pool }).$client.query({
    name: 'faults',
    text: `${BOOKS} union all ${SANDBOX_BOOKS}`,
  })
  return [...(await auditLedger(db)), ...rows]
}
