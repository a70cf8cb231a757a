import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Rules } from '../modules/core/tenancy/types'
import type { Db, Tx } from './client'
import { holdName } from './hold-name'
import { dists, platformRules } from './schema/core/tenancy'
import { gameAreas, gameServers, games } from './schema/listings/catalog'

/**
 * In place of the platform's own rules: in test mode no one verifies an account, signs a paper or shows a face, and the one
 * buyer may order and cancel as often as a test needs.
 */
const TEST_RULES = {
  staffSteps: 'optional',
  agreementFromFen: 0,
  faceSignFromFen: 0,
  faceFromFen: 0,
  facePhone: false,
  faceWithdrawFen: 0,
  faceClaimFen: 0,
  mostUnpaid: 1e6,
  unpaidEndsADay: 1e6,
  letGoMinutes: 0,
  letGoAgainHours: 0,
} as const satisfies Partial<Rules>
const TEST_RULE_KEYS = Object.keys(TEST_RULES)
const ROWS_AT_ONCE = 5000

/**
 * Copies sites, games with their areas and servers, and the trade rules into the database of test mode; what was copied
 * before is brought up to date. Rows that are gone stay, since orders may name them.
 */
export async function copyConfiguration(live: Db, test: Db): Promise<void> {
  await test.transaction(async (tx) => {
    await holdName(tx, 'copy configuration')
    await copyTable(live, tx, { table: dists, key: 'dist_id' })
    for (const table of [games, gameAreas, gameServers]) await copyTable(live, tx, { table, key: 'id' })
    // rules are append-only: a copied row never changes
    const isOther = sql`key <> all(${sql.param(TEST_RULE_KEYS)}::text[])`
    await copyTable(live, tx, { table: platformRules, key: 'id', where: isOther })
    for (const [index, [key, value]] of Object.entries(TEST_RULES).entries())
      await tx
        .insert(platformRules)
        .overridingSystemValue()
        .values({ id: -1 - index, key, value })
        .onConflictDoNothing()
  })
}

interface Copied {
  table: PgTable
  /** Primary key. */
  key: string
  /** Only these rows, which never change. */
  where?: SQL
}

async function copyTable(live: Db, tx: Tx, { table, key, where }: Copied): Promise<void> {
  const id = sql.identifier(key)
  const name = sql.identifier(getTableName(table))
  const others = Object.values(getTableColumns(table)).flatMap((column) => (column.name === key ? [] : [column.name]))
  const set = others.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`)
  const onConflict = where ? sql`do nothing` : sql`do update set ${sql.join(set, sql`, `)}`
  for (let after: unknown = null; ; ) {
    const { rows } = await live.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(t) as row from ${name} t
      where ${where ?? sql`true`} and (${after}::bigint is null or ${id} > ${after}::bigint)
      order by ${id} limit ${ROWS_AT_ONCE}`)
    if (rows.length === 0) return
    await tx.execute(sql`
      insert into ${name} overriding system value
      select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows.map(({ row }) => row))}::jsonb)
      on conflict (${id}) ${onConflict}`)
    after = rows.at(-1)?.row[key]
  }
}
