import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import type { GameField } from '../../../../db/schema/catalog'

export interface FactGame {
  id: number
  fields: readonly GameField[]
}
/** The number of a field's value in `goods.attrs`; undefined for a value the field does not offer. */
export type NumberOf = (key: string, value: string) => number | undefined

const known = new WeakMap<FactGame, Promise<NumberOf>>()

/**
 * The numbers of all that a game's pickers offer, as the database makes them, asked for once a game: a list's statement then
 * carries two arrays of numbers, and its text and plan do not change with what was chosen.
 */
export function factNumbers(db: Db, game: FactGame): Promise<NumberOf> {
  const numbers = known.get(game) ?? read(db, game)
  known.set(game, numbers)
  numbers.catch(() => known.delete(game)) // the next list asks again
  return numbers
}

async function read(db: Db, { id, fields }: FactGame): Promise<NumberOf> {
  const offered = fields.flatMap(({ key, options = [] }) => options.map((value) => ({ key, value })))
  const { rows } = await db.execute<{ key: string; value: string; number: number }>(sql`
    select key, value, fact_attr(${id}::int, key, value) as number
    from unnest(${sql.param(offered.map(({ key }) => key))}::text[], ${sql.param(offered.map(({ value }) => value))}::text[]) as o (key, value)`)
  const numbers = new Map(rows.map(({ key, value, number }) => [`${key}=${value}`, number]))
  return (key, value) => numbers.get(`${key}=${value}`)
}
