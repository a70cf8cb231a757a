import type { GameField } from '../../../schema/catalog'
import type { Random } from '../../random'

export interface Place {
  areaId: number
  areaName: string
  serverId: number
  serverName: string
}

/** An account while it is made up: what its later facts may follow from. */
export interface Draft {
  random: Random
  /** 0 the poorest account of the game, 1 the richest. */
  level: number
  place: Place
  /** Names it owns, a list a tier. */
  owned: readonly (readonly string[])[]
  facts: Record<string, string>
}

/** A fact of the game's accounts, how its value is made, and what it is worth. */
export interface FieldSeed extends GameField {
  make(draft: Draft): string
  /** Its share in the price beside the others; absent: the price does not follow from it. */
  worth?: number
  /** Tiers whose names it counts. */
  holds?: readonly number[]
  /** Where a value stands, 0 to 1; there where `worth` is. */
  position?(value: string): number
}

/** Real names of one rarity, most wanted first tier. */
interface TierSeed {
  rarity: string
  names: readonly string[]
  /** The richest account owns so many. */
  most: number
  /** From this level on an account owns one. */
  from: number
}

/** Name, yuan for one, and what one is counted in. */
type PropSeed = readonly [name: string, yuan: number, counter: string]

export interface CoinSeed {
  name: string
  /** Coins for a yuan, in the middle of the market. */
  perYuan: number
  /** Sizes of an offer, yuan. */
  packs: readonly number[]
  ways: readonly string[]
}

/** Product and its face value, yuan. */
export type FaceSeed = readonly [name: string, yuan: number]

/** All that the demo knows of a game. */
export interface GameSeed {
  id: number
  name: string
  /** Two letters of goods numbers. */
  code: string
  /** 1 mobile, 2 PC */
  type: 1 | 2
  /** Share of the catalogue beside the other games. */
  share: number
  isHot?: true
  areas: readonly (readonly [area: string, servers: readonly string[]])[]
  /** Areas are in cross-server zones, in their order. */
  isCrossed?: true
  fields: readonly FieldSeed[]
  tiers: readonly TierSeed[]
  /** Yuan: the poorest and the richest account. */
  price: readonly [low: number, high: number]
  /** Accounts are let by the hour. */
  isLet?: true
  /** {key} a fact, {best} as many names as fit, {boast} a good word. */
  titles: readonly string[]
  boasts: readonly string[]
  /** What owners tell about such an account, a sentence each. */
  told: readonly string[]
  props: readonly PropSeed[]
  /** How props change hands. */
  handed: readonly string[]
  coin?: CoinSeed
  cards?: { name: '兑换码' | '点卡'; items: readonly FaceSeed[] }
  charges?: readonly FaceSeed[]
}

/** 'a、b c、d' */
export const list = (names: string): string[] => names.split('、').map((name) => name.trim())

export const tier = (rarity: string, most: number, from: number, names: string): TierSeed => ({
  rarity,
  most,
  from,
  names: list(names),
})

/** The zone of one of its areas, in which players of all servers trade with each other. */
export function zoneOf(
  { isCrossed }: Pick<GameSeed, 'isCrossed'>,
  areaId: number,
): { crossId: number; crossName: string } {
  const crossId = isCrossed ? areaId % 1000 : 0
  return { crossId, crossName: crossId ? `DNF跨${'一二三四五六七八'[crossId - 1]}` : '' }
}
