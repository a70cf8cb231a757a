import { weighted } from '../../weighted'
import type { Draft, FieldSeed } from './game-seed'

/** Headings of facts. */
export const GROUP = { main: '段位与战绩', grown: '角色与养成', rare: '皮肤与收藏', state: '账号状态' } as const
type Group = (typeof GROUP)[keyof typeof GROUP]

interface More {
  group?: Group
  isMain?: true
  worth?: number
}
interface RankMore extends More {
  /** Demo accounts start at this step; lower ones are not generated, but can be entered and valued. */
  from?: number
}
interface NumberMore extends More {
  unit?: string
  /** Range a seller may enter; absent: up to twice the richest demo account. */
  bounds?: readonly [least: number, most: number]
  /** Skew of the distribution; above 1, most accounts are near the low end. */
  bend?: number
  /** Tiers included in this count, so it is never less than the number of names listed of them. */
  holds?: readonly number[]
}

const clamp = (n: number): number => Math.min(1, Math.max(0, n))
/**
 * Random position of this account in one attribute, near its level. Reflected at the ends, so that values do not pile
 * up there.
 */
function near({ random, level }: Draft): number {
  const at = Math.abs(level + (random.next() - 0.5) * 0.26)
  return at > 1 ? 2 - at : at
}
const MAX_NAMES = 40

/** A ladder field: richer accounts rank higher. Lowest first. */
export function rank(
  key: string,
  label: string,
  options: string[],
  { group = GROUP.main, from = 0, ...more }: RankMore = {},
): FieldSeed {
  const steps = options.length - 1 - from
  return {
    key,
    label,
    options,
    kind: 'choice',
    group,
    ...more,
    make: (draft) => options[from + Math.round(near(draft) * steps)] as string,
    position: (value) => (options.indexOf(value) - from) / steps,
  }
}

/** Highest rank ever reached: never below the field `of`. */
export function peak(key: string, label: string, of: string, options: string[]): FieldSeed {
  const make = ({ random, facts }: Draft) =>
    options[Math.min(options.length - 1, options.indexOf(facts[of] ?? '') + (random.chance(0.4) ? 1 : 0))] as string
  return { key, label, options, kind: 'choice', group: GROUP.main, make }
}

export function number(
  key: string,
  label: string,
  [low, high]: readonly [number, number],
  { unit, bend = 1, holds = [], group = GROUP.main, bounds, ...more }: NumberMore = {},
): FieldSeed {
  const [least, most] = bounds ?? [0, unit === '%' ? 100 : mostOf(high)]
  return {
    key,
    label,
    unit,
    kind: 'number',
    least,
    most,
    group,
    holds,
    ...more,
    make: (draft) => {
      const value = Math.round(low + (high - low) * near(draft) ** bend)
      return String(Math.max(value, sum(holds.map((tier) => draft.owned[tier]?.length ?? 0))))
    },
    position: (value) => clamp((Number(value) - low) / (high - low)) ** (1 / bend),
  }
}

/** Twice the value, rounded to two digits. */
function mostOf(high: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(2 * high)) - 1)
  return Math.max(20, Math.ceil((2 * high) / unit) * unit)
}

/** A choice independent of how rich the account is: [option, frequency], worst first. */
export function choice(
  key: string,
  label: string,
  options: readonly (readonly [string, number])[],
  { group = GROUP.state, ...more }: More = {},
): FieldSeed {
  const names = options.map(([name]) => name)
  const draw = weighted(names, (_, i) => options[i]?.[1] ?? 0)
  return {
    key,
    label,
    options: names,
    kind: 'choice',
    group,
    ...more,
    make: ({ random }) => draw(random),
    position: (value) => names.indexOf(value) / Math.max(1, names.length - 1),
  }
}

/** Number of owned items of a tier. */
export const count = (tier: number, label: string, unit: string, more: { isMain?: true } = {}): FieldSeed => ({
  key: `tier${tier + 1}`,
  label,
  unit,
  kind: 'number',
  least: 0,
  most: 300,
  group: GROUP.rare,
  ...more,
  make: ({ owned }) => String(owned[tier]?.length ?? 0),
})

/** The names that make the account attractive. */
export const names = (label: string): FieldSeed => ({
  key: 'treasures',
  label,
  kind: 'text',
  group: GROUP.rare,
  make: ({ owned }) => joined(owned.flat(), '、', MAX_NAMES),
})

/** Joins as many whole names as fit into `length` characters. */
export function joined(all: readonly string[], between: string, length: number): string {
  let text = ''
  for (const name of all) {
    const next = text ? text + between + name : name
    if (next.length > length) break
    text = next
  }
  return text
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
