import { Column, is, type Placeholder, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Db, Tx } from './client'

/** Placeholders for values; Drizzle encodes each value as its column requires. */
type Places<Name extends string> = Record<Name, Placeholder>
type Values<Name extends string> = Record<Name, unknown>
interface Statement<Result> {
  execute(values: Record<string, unknown>): Promise<Result>
}

const dialect = new PgDialect()
let count = 0

/**
 * A statement of a hot path, built once for each connection: the query builder took almost a fifth of this process's
 * time for orders. `build` must only depend on its arguments.
 */
export function prepared<Name extends string, Result>(
  names: readonly Name[],
  build: (db: Db | Tx, places: Places<Name>) => { prepare(name: string): Statement<Result> },
): (db: Db | Tx, values: Values<Name>) => Promise<Result> {
  const places = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as unknown as Places<Name>
  const name = `prepared_${count++}`
  const made = new WeakMap<object, Statement<Result>>()
  return (db, values) => {
    const { session } = db._
    const known = made.get(session) ?? withFlatRows(build(db, places).prepare(name))
    made.set(session, known)
    return known.execute(values)
  }
}

/** The same for a statement written as SQL text: rows are returned unmapped, large numbers and times as text. */
export function preparedSql<Row, Name extends string = string>(
  names: readonly Name[],
  build: (places: Places<Name>, db: Db | Tx) => SQL,
): (db: Db | Tx, values: Values<Name>) => Promise<Row[]> {
  return prepared(names, (db, places) => ({
    prepare(name) {
      const statement = db._.session.prepareQuery(dialect.sqlToQuery(build(places, db)), undefined, name, false)
      return { execute: async (values) => ((await statement.execute(values)) as { rows: Row[] }).rows }
    },
  }))
}

/**
 * Statements whose text depends on the request, such as a list's filters: each shape is built once, and the `max`
 * latest are cached. The shape must include everything the text depends on; the connection names the text, or plans it
 * again.
 */
export function preparedShapes(max: number) {
  const made = new WeakMap<object, LRUCache<string, Statement<unknown>>>()
  return <Result>(
    db: Db | Tx,
    shape: string,
    build: () => { prepare(name: string): Statement<Result> },
  ): Statement<Result> => {
    const { session } = db._
    const statements = made.get(session) ?? new LRUCache({ max })
    made.set(session, statements)
    const known = statements.get(shape) as Statement<Result> | undefined
    if (known) return known
    const statement = withFlatRows(build().prepare(''))
    statements.set(shape, statement)
    return statement
  }
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}
/** Drizzle's column information of a statement, and where it accepts a custom mapper. */
interface Described {
  fields?: { path: string[]; field: unknown }[]
  customResultMapper?: (rows: unknown[][]) => unknown
}

/**
 * Drizzle checks the column type for every cell; here it is checked once per column. Statements that select several
 * whole tables are left to Drizzle.
 */
function withFlatRows<Result>(statement: Statement<Result>): Statement<Result> {
  const described = statement as Described
  const { fields } = described
  if (!fields || described.customResultMapper || fields.some(({ path }) => path.length > 1)) return statement
  const columns = fields.map(({ path, field }) => ({ name: path[0] as string, decoder: decoderOf(field) }))
  const blank = blankRow(columns.map(({ name }) => name))
  described.customResultMapper = (rows) =>
    rows.map((cells) => {
      const row = { ...blank }
      columns.forEach(({ name, decoder }, i) => {
        const cell = cells[i]
        row[name] = cell === null ? null : decoder.mapFromDriverValue(cell)
      })
      return row
    })
  return statement
}

/**
 * Copies keep its hidden class; an object that gets tens of columns one by one becomes a hash table, five times as
 * large.
 */
const blankRow = (names: readonly string[]): Record<string, unknown> =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))))

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field
  const expression = is(field, SQL) ? field : (field as { sql: SQL }).sql
  return (expression as unknown as { decoder: Decoder }).decoder
}
