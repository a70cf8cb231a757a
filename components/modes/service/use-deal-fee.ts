import { useLoad } from '@/lib/client/hooks/use-load'
import { lazyCall } from '@/lib/client/lazy-call'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'

export type DealFee = Pick<TradeTerms, 'feeBp' | 'leastFee'>

/**
 * Guarantee fee of the selected game, which may have its own rule; `usual` if no game is selected, or the fee is not
 * loaded: the order shows its exact amounts before payment.
 */
export function useDealFee(usual: DealFee, gameId: string): DealFee {
  const load = () => lazyCall('GET /dist/tradeTerms', { mode: 'intermediary', gameId })
  return useLoad(gameId || null, load, { keeps: false }).data ?? usual
}
