import type { RuleKey } from '../../core/tenancy/types'

/** How a value is written: switch, percent, yuan, a time, whole numbers, one of several words, or the tiers of cover. */
export type RuleKind = 'switch' | 'share' | 'fen' | 'minutes' | 'hours' | 'days' | 'count' | 'choice' | 'tiers'

/** Where a rule may differ: nowhere, by mode of trade and game, or by these and by distributor. */
export type RuleWhere = 'platform' | 'trade' | 'dist'

export interface RuleDefined {
  key: RuleKey
  /** As the console names it. */
  label: string
  explain: string
  kind: RuleKind
  where: RuleWhere
  /** Bounds in the unit that is kept: basis points, fen, minutes, hours, days. */
  least: number
  most: number
  /** Of a choice. */
  options: Readonly<Record<string, string>>
}
