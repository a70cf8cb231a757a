import { type Attrs, readRange } from '@/lib/shared/attrs'
import type { GameField } from '../../../db/schema/catalog'
import type { FactGame, NumberOf } from './fact-numbers'
import { type Ask, ask } from './list-conditions'

/**
 * What chosen facts ask of goods: one of the values of each choice, numbers within their bounds. Fields and values that
 * the game does not know ask nothing.
 */
export function factConditions(game: FactGame, attrs: Attrs, numberOf: NumberOf): Ask[] {
  const alone: number[] = []
  const others: Ask[] = []
  for (const field of game.fields) {
    const given = attrs.get(field.key)
    if (!given) continue
    if (field.kind === 'number') {
      others.push(...rangeConditions(field, given[0]))
      continue
    }
    const numbers = given.flatMap((value) => numberOf(field.key, value) ?? [])
    if (numbers.length === 1) alone.push(...numbers)
    else if (numbers.length > 1) others.push(ask('oneFact', numbers))
  }
  // asked together, the index skips through the rarest of them
  return alone.length > 0 ? [ask('facts', alone), ...others] : others
}

/** The number that lists are sorted by has a column of its own. */
function rangeConditions({ key, isSort }: GameField, given: string | undefined): Ask[] {
  const { low, high } = readRange(given) ?? {}
  return [
    ...(low === undefined ? [] : [isSort ? ask('mainFrom', low) : ask('factFrom', key, low)]),
    ...(high === undefined ? [] : [isSort ? ask('mainTo', high) : ask('factTo', key, high)]),
  ]
}
