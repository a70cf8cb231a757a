import type { RuleKey } from '../../core/tenancy/types'

/** Value type: switch, percentage, yuan, duration, integer, choice, or cover tiers. */
export type RuleKind = 'switch' | 'share' | 'fen' | 'minutes' | 'hours' | 'days' | 'count' | 'choice' | 'tiers'

/** Where a rule may differ: nowhere, by mode of trade and game, or additionally by distributor. */
export type RuleWhere = 'platform' | 'trade' | 'dist'

export interface RuleDefined {
  key: RuleKey
  /** Label in the console. */
  label: string
  explain: string
  kind: RuleKind
  where: RuleWhere
  /** Minimum and maximum in the stored unit: basis points, fen, minutes, hours, days. */
  least: number
  most: number
  /** For a choice. */
  options: Readonly<Record<string, string>>
}

/** Rules as the console shows them together. */
export interface RuleGroup {
  name: string
  rules: readonly RuleDefined[]
}
