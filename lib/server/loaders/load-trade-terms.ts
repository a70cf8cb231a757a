import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { serverApi } from './server-api'

/** Rules of a mode that page texts state; without a mode those of the platform. */
export const loadTradeTerms = (host: string, mode?: ModeName, gameId?: number): Promise<TradeTerms> =>
  serverApi(host, 'GET /dist/tradeTerms', { mode, ...(gameId && { gameId: String(gameId) }) })
