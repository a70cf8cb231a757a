import type { CoinTurn } from '@/lib/contract/entities/quick-coin'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime } from '@/lib/shared/time'
import { COIN_TURNS, type CoinState, type CoinTurnState, ratioText } from '@/lib/shared/trade/coin-terms'
import { presentFigures } from './present'
import { freeOf } from './rules'
import type { Figures, Offer, Turn } from './types'

interface Facts {
  name: string
  figures: Figures
}

const present = (offer: Offer, { name, figures }: Facts, state: CoinTurnState) => ({
  name: maskName(name),
  stock: Number(freeOf(offer)),
  ...presentFigures(figures),
  state,
  stateName: COIN_TURNS[state],
})

const stateOf = ({ outcome, acceptedAt }: Turn): CoinTurnState => {
  if (outcome === 'open') return acceptedAt ? 'accepted' : 'asked'
  return outcome === 'tied' ? 'done' : outcome
}

/**
 * `ratio`: of the order, which is that of its current merchant; the current ratio of former merchants is irrelevant.
 */
export const presentTurn = (
  offer: Offer,
  { turn, ratio, ...facts }: Facts & { turn: Turn; ratio: bigint },
): CoinTurn => ({
  ...present(offer, facts, stateOf(turn)),
  ratio: ['open', 'done', 'tied'].includes(turn.outcome) ? ratioText(ratio) : null,
  time: formatDateTime(turn.endedAt ?? turn.acceptedAt ?? turn.givenAt),
})

export const presentNext = (offer: Offer, facts: Facts): CoinTurn => ({
  ...present(offer, facts, 'next'),
  ratio: ratioText(offer.ratio),
  time: null,
})

export const presentQueue = (
  list: CoinTurn[],
  { coin, mostAsked, madeAt }: { coin: CoinState; mostAsked: number; madeAt: Date },
) => ({ list, coinName: coin.coinName, mostAsked, lockedAt: formatDateTime(madeAt) })
