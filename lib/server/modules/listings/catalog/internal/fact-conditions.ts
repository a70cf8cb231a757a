import { type Attrs, readRange } from '@/lib/shared/goods/attrs'
import type { GameField } from '../../../../db/schema/catalog'
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

/** What `factConditions` asks, of goods that are met along an order: their signatures spare comparing most of their numbers. */
export const onTheWay = (facts: readonly Ask[]): Ask[] =>
  facts.map((one) => {
    const { name, values } = one
    if (name !== 'facts' && name !== 'oneFact') return { ...one, onTheWay: true }
    const mask = signatureOf(values[0] as number[])
    const met = name === 'facts' ? ask('metFacts', mask, mask, ...values) : ask('metOneFact', mask, ...values)
    return { ...met, onTheWay: true }
  })

/** As fact_signature() of the migrations makes it; bit 63 is the sign. */
const signatureOf = (numbers: readonly number[]): bigint =>
  BigInt.asIntN(
    64,
    numbers.reduce((bits, number) => bits | (1n << BigInt(number & 63)), 0n),
  )
