import { useEffect, useState } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'

export type DealFee = Pick<TradeTerms, 'feeBp' | 'leastFee'>

/**
 * Guarantee fee of the selected game, which may have its own rule; `usual` if no game is selected, or the fee is not
 * loaded.
 */
export function useDealFee(usual: DealFee, gameId: string): DealFee {
  const [told, setTold] = useState<{ gameId: string; fee: DealFee } | null>(null)
  useEffect(() => {
    if (!gameId) return
    let isOver = false
    lazyCall('GET /dist/tradeTerms', { mode: 'intermediary', gameId }).then(
      (fee) => {
        if (!isOver) setTold({ gameId, fee })
      },
      // the order shows its exact amounts before payment
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [gameId])
  return told?.gameId === gameId ? told.fee : usual
}
