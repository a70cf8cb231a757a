import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { call } from '../api'
import { useLoad } from './use-load'

/** What the rules of a mode say now, that a page tells in words; null while it is not known, and nothing is told. */
export const useTradeTerms = (mode: ModeName, gameId?: number): TradeTerms | null =>
  useLoad(
    `${mode} ${gameId}`,
    () => call('GET /dist/tradeTerms', { mode, ...(gameId && { gameId: String(gameId) }) }),
    { keeps: false },
  ).data
