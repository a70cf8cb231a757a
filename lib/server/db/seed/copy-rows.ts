import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'

const BLOCK = 65_536
const escaped: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escapeCopy = (text: string) => text.replace(/[\\\t\n\r]/g, (c) => escaped[c] as string)

function copyValue(value: unknown): string {
  if (value === undefined || value === null) return '\\N'
  return typeof value === 'number' || typeof value === 'bigint' ? `${value}` : escapeCopy(String(value))
}

/** Values in COPY's text format; null and undefined are NULL. */
export const copyLine = (values: readonly unknown[]): string => `${values.map(copyValue).join('\t')}\n`

/** Streams lines into a table in blocks. */
export async function copyLines(
  client: Client,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
): Promise<void> {
  function* blocks(): Generator<string> {
    let block = ''
    for (const line of lines) {
      block += line
      if (block.length > BLOCK) {
        yield block
        block = ''
      }
    }
    yield block
  }
  await pipeline(Readable.from(blocks()), client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`)))
}

/** Inserts rows by COPY; the first row determines the columns. Ids of identity columns may be given. */
export async function copyRows<T extends PgTable>(
  client: Client,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const known = getTableColumns(table)
  const columns = Object.keys(first).map((key) => [key, known[key] as NonNullable<(typeof known)[string]>] as const)
  function* lines(): Generator<string> {
    for (const row of rows)
      yield copyLine(
        columns.map(([key, column]) => {
          const value = (row as Record<string, unknown>)[key]
          return value === undefined || value === null ? null : column.mapToDriverValue(value)
        }),
      )
  }
  await copyLines(
    client,
    getTableName(table),
    columns.map(([, column]) => column.name),
    lines(),
  )
}

/** Allocates `count` numbers of an identity column; returns the first. */
export async function reserveIds(client: Client, table: PgTable, count: number): Promise<number> {
  const sequence = `pg_get_serial_sequence('${getTableName(table)}', 'id')`
  const { rows } = await client.query<{ first: string }>(`select nextval(${sequence}) as first`)
  const first = Number(rows[0]?.first)
  await client.query(`select setval(${sequence}, $1)`, [first + count - 1])
  return first
}
