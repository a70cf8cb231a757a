import { onDemand } from '@/components/ui/kit/on-demand'
import { lazyCall } from '@/lib/client/lazy-call'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'

export type DealFee = Pick<TradeTerms, 'feeBp' | 'leastFee'>

const Refresher = onDemand(() => import('@/components/ui/kit/refresher').then((file) => file.Refresher))

/** Loads the guarantee fee of the selected game, which may have its own rule. */
export const DealFeeLoader = ({ gameId, onFee }: { gameId: string; onFee: (gameId: string, fee: DealFee) => void }) => (
  <Refresher
    key={gameId}
    everyMs={0}
    load={() => lazyCall('GET /dist/tradeTerms', { mode: 'intermediary', gameId })}
    onValue={(fee) => onFee(gameId, fee as DealFee)}
  />
)
