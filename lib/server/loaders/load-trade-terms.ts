import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { serverApi } from './server-api'

/** What the rules of a mode say, without one those of the platform, that pages tell in words. */
export const loadTradeTerms = (host: string, mode?: ModeName, gameId?: number): Promise<TradeTerms> =>
  serverApi(host, 'GET /dist/tradeTerms', { mode, ...(gameId && { gameId: String(gameId) }) })
