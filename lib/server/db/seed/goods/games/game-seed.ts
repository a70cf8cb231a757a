import type { GameField } from '../../../game-field'
import type { Random } from '../../random'

export interface Place {
  areaId: number
  areaName: string
  serverId: number
  serverName: string
}

/** An account being generated; later facts may depend on earlier ones. */
export interface Draft {
  random: Random
  /** 0 is the poorest account of the game, 1 the richest. */
  level: number
  place: Place
  /** Owned names, one list per tier. */
  owned: readonly (readonly string[])[]
  facts: Record<string, string>
}

/** A fact of the game's accounts, how its value is generated, and its influence on the price. */
export interface FieldSeed extends GameField {
  make(draft: Draft): string
  /** Weight in the price relative to other fields; absent: does not affect the price. */
  worth?: number
  /** Tiers whose names are included in the count. */
  holds?: readonly number[]
  /** Position of a value, 0 to 1; defined if `worth` is. */
  position?(value: string): number
}

/** Real names of one rarity; tiers are sorted by demand, highest first. */
interface TierSeed {
  rarity: string
  names: readonly string[]
  /** Number owned by the richest account. */
  most: number
  /** Minimum account level to own one. */
  from: number
}

/** Name, price of one in yuan, counting unit, and its own ways of delivery if the name does not tell them. */
export type PropSeed = readonly [name: string, yuan: number, counter: string, ways?: readonly string[]]

export interface CoinSeed {
  name: string
  /** Coins for one yuan at the median market price. */
  perYuan: number
  /** Pack sizes, in yuan. */
  packs: readonly number[]
  ways: readonly string[]
}

/** Product and its face value, yuan. */
export type FaceSeed = readonly [name: string, yuan: number]

/** All demo data of a game. */
export interface GameSeed {
  id: number
  name: string
  /** Two-letter prefix of goods numbers. */
  code: string
  /** 1 mobile, 2 PC */
  type: 1 | 2
  /** Relative share of the catalogue. */
  share: number
  isHot?: true
  areas: readonly (readonly [area: string, servers: readonly string[]])[]
  /** Areas belong to cross-server zones, in their order. */
  isCrossed?: true
  fields: readonly FieldSeed[]
  tiers: readonly TierSeed[]
  /** Yuan: price of the poorest and of the richest account. */
  price: readonly [low: number, high: number]
  /** Accounts are rented out by the hour. */
  isLet?: true
  /** Title templates: {key} a fact, {best} as many names as fit, {boast} a positive phrase. */
  titles: readonly string[]
  boasts: readonly string[]
  /** Sentences that owners write about such an account. */
  sentences: readonly string[]
  props: readonly PropSeed[]
  /** How props are delivered. */
  handed: readonly string[]
  coin?: CoinSeed
  cards?: { name: '兑换码' | '点卡'; items: readonly FaceSeed[] }
  charges?: readonly FaceSeed[]
}

/** Splits 'a、b c、d' into names. */
export const list = (names: string): string[] => names.split('、').map((name) => name.trim())

export const tier = (rarity: string, most: number, from: number, names: string): TierSeed => ({
  rarity,
  most,
  from,
  names: list(names),
})

/** The cross-server zone of an area, in which players of all servers can trade with each other. */
export function zoneOf(
  { isCrossed }: Pick<GameSeed, 'isCrossed'>,
  areaId: number,
): { crossId: number; crossName: string } {
  const crossId = isCrossed ? areaId % 1000 : 0
  return { crossId, crossName: crossId ? `DNF跨${'一二三四五六七八'[crossId - 1]}` : '' }
}
