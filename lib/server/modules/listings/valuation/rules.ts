import { RECYCLING } from '@/lib/shared/trade/recycling'
import type { GameField } from '../../../db/game-field'
import { comparedBy, mainFields } from '../catalog/rules'

/** A field of an account, and its maximum share of the 100 points. */
export interface ModelField {
  key: string
  label: string
  unit?: string
  /** Worst first; absent: a number, where more is better. */
  options?: readonly string[]
  /** Minimum and maximum of a number. */
  least?: number
  most?: number
  weight: number
}
export interface SoldAccount {
  goodsSn: string
  title: string
  /** Yuan, for whole accounts only: prices here are far below the limit of exact numbers. */
  yuan: number
  facts: Readonly<Record<string, string>>
  soldAt: Date
}
export interface Estimate {
  /** 0-100 */
  score: number
  low: number
  mid: number
  high: number
  factors: { field: ModelField; points: number; effect: number }[]
  /** Nearest first. */
  nearest: SoldAccount[]
}

/** Share of the 30-day median that recycling pays, depending on condition (docs/decisions/trade.md). */
export const RECYCLE = { low: RECYCLING.lowBp / 10_000, high: RECYCLING.highBp / 10_000 } as const

/** With fewer sold accounts, no estimate is given. */
export const MIN_SAMPLE = 30
/**
 * Points per field, set by judgement: what buyers of these games look for first. Games without an entry share 100
 * points evenly.
 */
const WEIGHTS: Record<number, Record<string, number>> = {
  107: { skins: 50, vip: 22, heroes: 16, ranking: 12 },
  111: { skins: 58, ranking: 18, matches: 14, role_level: 10 },
}

/** Returns the model of a game, from its main fields; fields without an order (sex, job) give no points. */
export function modelOf(gameId: number, fields: readonly GameField[]): ModelField[] {
  const ordered = mainFields(fields).filter((field) => field.key !== 'role_sex' && field.key !== 'job')
  const known = WEIGHTS[gameId]
  const weightOf = (key: string) => (known ? (known[key] ?? 0) : 1)
  const whole = sum(ordered.map((field) => weightOf(field.key)))
  return ordered
    .map(({ key, label, unit, options, least, most }) => ({
      key,
      label,
      unit,
      options,
      least,
      most,
      weight: (weightOf(key) * 100) / whole,
    }))
    .filter((field) => field.weight > 0)
}

/** What the prices of a game's accounts are compared by: its main number, and the ladder that buyers look at first. */
export interface Base {
  field: GameField
  ladder: { key: string; label: string; options: readonly string[] } | undefined
}

/** Undefined if the accounts have no number to compare. */
export function baseOf(gameId: number, fields: readonly GameField[]): Base | undefined {
  const field = comparedBy(fields)
  if (!field) return undefined
  const [ladder] = modelOf(gameId, fields)
    .filter(({ options }) => options)
    .sort((a, b) => b.weight - a.weight)
  return { field, ladder: ladder && { key: ladder.key, label: ladder.label, options: ladder.options ?? [] } }
}

export const markOf = (
  facts: Readonly<Record<string, string>>,
  { field, ladder }: Base,
): { value: number; step: number | undefined } => ({
  value: Number(facts[field.key]),
  step: ladder?.options.indexOf(facts[ladder.key] ?? ''),
})

const numberOf = (text: string | undefined): number => Number(text ?? Number.NaN)

/**
 * Returns the position of a value among sold accounts, 0 to 1: its rank for options, else the share of accounts with a
 * lower number (ties count half).
 */
type Positions = (field: ModelField, value: string | undefined) => number

export function positionsAmong(model: readonly ModelField[], sold: readonly SoldAccount[]): Positions {
  const columns = new Map(
    model.filter((field) => !field.options).map((field) => [field.key, columnOf(field.key, sold)]),
  )
  return (field, value = '') => {
    if (field.options) return Math.max(0, field.options.indexOf(value)) / Math.max(1, field.options.length - 1)
    const column = columns.get(field.key) ?? []
    if (column.length === 0) return 0.5
    const [below, upTo] = [countBelow(column, numberOf(value), false), countBelow(column, numberOf(value), true)]
    return (below + upTo) / 2 / column.length
  }
}

const columnOf = (key: string, sold: readonly SoldAccount[]): number[] =>
  sold
    .map((account) => numberOf(account.facts[key]))
    .filter(Number.isFinite)
    .sort((a, b) => a - b)

/** Counts the sorted numbers that are less than `n`, or not greater if `inclusive`. */
function countBelow(column: readonly number[], n: number, inclusive: boolean): number {
  let [low, high] = [0, column.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const value = column[middle] as number
    if (value < n || (inclusive && value === n)) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Scores the account, then takes the sold accounts with the nearest scores: their interquartile range is the estimate.
 * A factor's effect is the change of the median price if only that field had the median value.
 */
export function estimate(
  model: readonly ModelField[],
  facts: Readonly<Record<string, string>>,
  sold: readonly SoldAccount[],
): Estimate | null {
  if (sold.length < MIN_SAMPLE) return null
  const positionOf = positionsAmong(model, sold)
  const scored = sold.map((account) => ({
    account,
    score: sum(model.map((field) => field.weight * positionOf(field, account.facts[field.key]))),
  }))
  const positions = model.map((field) => ({ field, at: positionOf(field, facts[field.key]) }))
  const score = sum(positions.map(({ field, at }) => field.weight * at))
  const near = nearestTo(scored, score)
  const [low, mid, high] = [0.25, 0.5, 0.75].map((q) => quantile(near, q)) as [number, number, number]
  const factors = positions.map(({ field, at }) => ({
    field,
    points: field.weight * at,
    effect: mid - quantile(nearestTo(scored, score - field.weight * (at - 0.5)), 0.5),
  }))
  return { score, low, mid, high, factors, nearest: near.map(({ account }) => account) }
}

/** A field in which an account is outside everything sold, and the range that was sold. */
export interface Beyond {
  field: ModelField
  low: string
  high: string
}

/** Returns fields for which scores are no guide: nothing sold has so low or high a value. */
export function beyondSold(
  model: readonly ModelField[],
  facts: Readonly<Record<string, string>>,
  sold: readonly SoldAccount[],
): Beyond[] {
  return model.flatMap((field) => {
    const placeOf = field.options
      ? (value = '') => (field.options as readonly string[]).indexOf(value)
      : (value = '') => (value === '' ? -1 : numberOf(value))
    const places = sold.map(({ facts: had }) => ({ at: placeOf(had[field.key]), value: had[field.key] ?? '' }))
    const known = places.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)
    const [lowest, highest] = [known[0], known.at(-1)]
    const at = placeOf(facts[field.key])
    if (!lowest || !highest || (at >= lowest.at && at <= highest.at)) return []
    return [{ field, low: lowest.value, high: highest.value }]
  })
}

interface AccountScore {
  account: SoldAccount
  score: number
}
type AccountWeight = { account: SoldAccount; weight: number }

/** Returns a sixteenth of the sample, 15 to 60 accounts; nearer ones have more weight. */
function nearestTo(scored: readonly AccountScore[], score: number): AccountWeight[] {
  const count = Math.min(60, Math.max(15, Math.round(scored.length / 16)))
  const byDistance = scored
    .map(({ account, score: s }) => ({ account, distance: Math.abs(s - score) }))
    .sort((a, b) => a.distance - b.distance)
  const near = byDistance.slice(0, count)
  const reach = (near.at(-1)?.distance ?? 0) + 1
  return near.map(({ account, distance }) => ({ account, weight: 1 - distance / reach }))
}

/** Weighted quantile of the prices, whole yuan. */
function quantile(accounts: readonly AccountWeight[], q: number): number {
  const sorted = [...accounts].sort((a, b) => a.account.yuan - b.account.yuan)
  const target = sum(sorted.map((a) => a.weight)) * q
  let reached = 0
  for (const { account, weight } of sorted) {
    reached += weight
    if (reached >= target) return Math.round(account.yuan)
  }
  return Math.round(sorted.at(-1)?.account.yuan ?? 0)
}

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
