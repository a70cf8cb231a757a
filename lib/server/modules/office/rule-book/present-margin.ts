import type { consoleShareContract } from '@/lib/contract/console/console-share'
import type { OutputOf } from '@/lib/contract/kit'
import { type ModeName, modeName } from '@/lib/shared/trade/trade-modes'
import { siteMarginBp } from '../../core/tenancy/rules-fee'
import type { Rules } from '../../core/tenancy/types'

type Margin = OutputOf<(typeof consoleShareContract)['GET /console/margin']>

const percent = (bp: number): string => `${bp / 100}%`

export const presentMargin = (
  { distMarginBp, distMarginMostBp }: Rules,
  modes: readonly { mode: ModeName; rules: Rules }[],
): Margin => ({
  value: String(Math.min(distMarginBp, distMarginMostBp) / 100),
  most: String(distMarginMostBp / 100),
  fees: modes.map(({ mode, rules }) => ({
    name: modeName(mode),
    fee: percent(rules.sellerFeeBp),
    total: percent(rules.sellerFeeBp + siteMarginBp(rules)),
  })),
})
