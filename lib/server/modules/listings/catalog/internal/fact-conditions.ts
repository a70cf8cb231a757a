import { type Attrs, readRange } from '@/lib/shared/goods/attrs'
import type { GameField } from '../../../../db/game-field'
import type { FactGame, NumberOf } from './fact-numbers'
import { type Condition, condition, onTheWay } from './list-conditions'

/**
 * Conditions for the chosen facts: one of the values of each choice, numbers within their bounds. Fields and values
 * unknown to the game are ignored.
 */
export function factConditions(game: FactGame, attrs: Attrs, numberOf: NumberOf): Condition[] {
  const alone: number[] = []
  const others: Condition[] = []
  for (const field of game.fields) {
    const values = attrs.get(field.key)
    if (!values) continue
    if (field.kind === 'number') {
      others.push(...rangeConditions(field, values[0]))
      continue
    }
    const numbers = values.flatMap((value) => numberOf(field.key, value) ?? [])
    if (numbers.length === 1) alone.push(...numbers)
    else if (numbers.length > 1) others.push(condition('oneFact', numbers))
  }
  // in one condition, the index starts from the rarest of them
  return alone.length > 0 ? [condition('facts', alone), ...others] : others
}

/** The number that lists are sorted by has its own column. */
function rangeConditions({ key, isSort }: GameField, range: string | undefined): Condition[] {
  const { low, high } = readRange(range) ?? {}
  return [
    ...(low === undefined ? [] : [isSort ? condition('mainFrom', low) : condition('factFrom', key, low)]),
    ...(high === undefined ? [] : [isSort ? condition('mainTo', high) : condition('factTo', key, high)]),
  ]
}

/**
 * The conditions of `factConditions` for goods that are walked in list order: comparing their signatures first skips
 * most number comparisons.
 */
export const factsOnTheWay = (facts: readonly Condition[]): Condition[] =>
  facts.map((one) => {
    const { name, values } = one
    if (name !== 'facts' && name !== 'oneFact') return onTheWay(one)
    const mask = signatureOf(values[0] as number[])
    const met =
      name === 'facts' ? condition('metFacts', mask, mask, ...values) : condition('metOneFact', mask, ...values)
    return onTheWay(met)
  })

/** Must equal fact_signature() in the migrations; bit 63 is the sign. */
const signatureOf = (numbers: readonly number[]): bigint =>
  BigInt.asIntN(
    64,
    numbers.reduce((bits, number) => bits | (1n << BigInt(number & 63)), 0n),
  )
