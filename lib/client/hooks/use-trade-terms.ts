import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { call } from '../api'
import { useLoad } from './use-load'

/** Returns the current rules of a mode, for texts that state them; null until they are loaded. */
export const useTradeTerms = (mode: ModeName, gameId?: number): TradeTerms | null =>
  useLoad(
    `${mode} ${gameId}`,
    () => call('GET /dist/tradeTerms', { mode, ...(gameId && { gameId: String(gameId) }) }),
    { keeps: false },
  ).data
