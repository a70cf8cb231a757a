import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

/** A currency on the shelf, and what was sold of it in seven days. */
export type CoinRow = OutputOf<ApiContract['GET /dist/getScaleConf']>['list'][number] & {
  sold?: OutputOf<ApiContract['GET /quickCoin/coinMarket']>['list'][number]
}

interface Trend {
  text: string
  way: 'up' | 'down' | 'level'
}

/**
 * What a yuan buys now against what it bought in the last seven days' deals, per cent. More currency for a yuan is a cheaper
 * currency: prices rise when the ratio falls, but the table is about the ratio, so its own sign stands here.
 */
export function coinTrend({ medianScale, sold }: Pick<CoinRow, 'medianScale' | 'sold'>): Trend | undefined {
  if (!sold) return undefined
  const percent = Math.round((medianScale / sold.averageScale - 1) * 1000) / 10
  if (percent === 0) return { text: '持平', way: 'level' }
  return { text: `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`, way: percent > 0 ? 'up' : 'down' }
}

/** The shelf of a game's currency. */
export const coinWay = (gameId: number): string => `/wares/hotShoppingMall?gid=${gameId}`
