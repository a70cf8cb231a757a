import { between, gte, lte, type SQL, sql } from 'drizzle-orm'
import { type Attrs, readRange } from '@/lib/shared/attrs'
import { type GameField, goods } from '../../../db/schema/catalog'
import type { FactGame, NumberOf } from './fact-numbers'

/**
 * What chosen facts ask of goods: one of the values of each choice, numbers within their bounds. Fields and values that
 * the game does not know ask nothing.
 */
export function factConditions(game: FactGame, attrs: Attrs, numberOf: NumberOf): SQL[] {
  const alone: number[] = []
  const others: SQL[] = []
  for (const field of game.fields) {
    const given = attrs.get(field.key)
    if (!given) continue
    if (field.kind === 'number') {
      others.push(...rangeCondition(field, given[0]))
      continue
    }
    const numbers = given.flatMap((value) => numberOf(field.key, value) ?? [])
    if (numbers.length === 1) alone.push(...numbers)
    else if (numbers.length > 1) others.push(sql`${goods.attrs} && ${sql.param(numbers)}::int[]`)
  }
  // asked together, the index skips through the rarest of them
  return alone.length > 0 ? [sql`${goods.attrs} @> ${sql.param(alone)}::int[]`, ...others] : others
}

/** The same conditions, so that Postgres looks for no index of facts but walks along the order of the list. */
export const alongTheOrder = (conditions: readonly SQL[]): SQL[] => conditions.map((one) => sql`(${one}) is true`)

/** The number that lists are sorted by has a column of its own. */
function rangeCondition({ key, isSort }: GameField, given: string | undefined): SQL[] {
  const range = readRange(given)
  if (!range) return []
  const number = isSort ? sql`${goods.mainNumber}` : sql`fact_number(${goods.facts}, ${key})`
  const { low, high } = range
  if (low === undefined) return [lte(number, high)]
  return [high === undefined ? gte(number, low) : between(number, low, high)]
}
