import { useEffect, useState } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'

export type DealFee = Pick<TradeTerms, 'feeBp' | 'leastFee'>

/** What a guarantee costs in the game that is chosen, which may have a rule of its own; `usual` while none is, or it is not known. */
export function useDealFee(usual: DealFee, gameId: string): DealFee {
  const [told, setTold] = useState<{ gameId: string; fee: DealFee } | null>(null)
  useEffect(() => {
    if (!gameId) return
    let isOver = false
    lazyCall('GET /dist/tradeTerms', { mode: 'intermediary', gameId }).then(
      (fee) => {
        if (!isOver) setTold({ gameId, fee })
      },
      // the order tells its sums itself before anybody pays
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [gameId])
  return told?.gameId === gameId ? told.fee : usual
}
