import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

/** A currency on the shelf, with its sales of seven days. */
export type CoinRow = OutputOf<ApiContract['GET /dist/getScaleConf']>['list'][number] & {
  sold?: OutputOf<ApiContract['GET /quickCoin/coinMarket']>['list'][number]
}

interface Trend {
  text: string
  way: 'up' | 'down' | 'level'
}

/**
 * Current amount per yuan compared with the last seven days' deals, in percent. More currency per yuan is a cheaper
 * currency: prices rise when the ratio falls, but the table shows the ratio, so its own sign is used.
 */
export function coinTrend({ medianScale, sold }: Pick<CoinRow, 'medianScale' | 'sold'>): Trend | undefined {
  if (!sold) return undefined
  const percent = Math.round((medianScale / sold.averageScale - 1) * 1000) / 10
  if (percent === 0) return { text: '持平', way: 'level' }
  return { text: `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`, way: percent > 0 ? 'up' : 'down' }
}

/** Page of a game's currency on the shelf. */
export const coinWay = (gameId: number): string => `/wares/hotShoppingMall?gid=${gameId}`
