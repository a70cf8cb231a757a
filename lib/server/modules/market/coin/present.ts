import type { CoinOffer, CoinQuote, CoinShop, OwnCoinOffer } from '@/lib/contract/entities/quick-coin'
import { type Fen, fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime } from '@/lib/shared/time'
import {
  COIN_COMPLETION,
  COIN_DEPOSIT,
  COIN_DEPOSIT_LEAST,
  COIN_WAYS,
  coinPrice,
  coinSn,
  ratioText,
} from '@/lib/shared/trade/coin-terms'
import { windowsText } from '@/lib/shared/trade/open-hours'
import type { PublicUser } from '../../people/identity/queries'
import { closedWhy, completionOf, freeOf, shopClosedWhy } from './rules'
import type { Figures, Keeper, Merchant, Offer } from './types'

/** Data of a game shown next to its offers. */
export interface CoinGame {
  name: string
  coinName: string
}

export const presentFigures = (figures: Figures) => ({
  orders: figures.orders,
  completion: completionOf(figures),
  minutes: figures.minutes === null ? null : Math.max(1, Math.round(figures.minutes)),
})

const presentTerms = (offer: Offer, game: CoinGame) => ({
  offerSn: coinSn(offer.id),
  kind: offer.kind,
  gameId: offer.gameId,
  gameName: game.name,
  coinName: game.coinName,
  areaId: offer.areaId,
  areaName: offer.areaName,
  serverId: offer.serverId,
  serverName: offer.serverName,
  ratio: ratioText(offer.ratio),
  stock: Number(freeOf(offer)),
  least: Number(offer.least),
  most: Number(offer.most),
  way: offer.way,
  wayName: COIN_WAYS[offer.way],
})

const presentState = (offer: Offer, keeper: Keeper, at: Date) => {
  const why = closedWhy(offer, keeper, at)
  return { hours: windowsText(keeper.presence.windows), isOpen: why === '', closedWhy: why }
}

export interface OfferFacts extends Keeper {
  person: PublicUser | undefined
  figures: Figures
  game: CoinGame
  fee: { feeBp: number; leastFee: Fen }
  at: Date
}

export const presentOffer = (
  offer: Offer,
  { merchant, presence, person, figures, game, fee, at }: OfferFacts,
): CoinOffer => ({
  ...presentTerms(offer, game),
  ...presentState(offer, { merchant, presence }, at),
  feeBasisPoints: fee.feeBp,
  leastFee: fenToYuan(fee.leastFee),
  merchant: { name: maskName(person?.nickName ?? ''), actor: person?.actor ?? '', ...presentFigures(figures) },
})

export const presentOwnOffer = (
  offer: Offer,
  { merchant, presence, game, at }: Pick<OfferFacts, 'merchant' | 'presence' | 'game' | 'at'>,
): OwnCoinOffer => ({
  ...presentTerms(offer, game),
  ...presentState(offer, { merchant, presence }, at),
  reserved: Number(offer.reserved),
  budget: fenToYuan(offer.budgetFen),
  roleName: offer.roleName,
  isPaused: offer.isPaused,
  updateTime: formatDateTime(offer.updatedAt),
})

export const presentQuote = (
  { offer, amount, others }: { offer: Offer; amount: bigint; others: number },
  facts: OfferFacts,
): CoinQuote => ({
  offer: presentOffer(offer, facts),
  ratio: ratioText(offer.ratio),
  amount: Number(amount),
  price: fenToYuan(coinPrice(amount, offer.ratio)),
  others,
})

export function presentShop(merchant: Merchant | undefined, deposit: Fen, figures: Figures): CoinShop {
  const missing = yuanToFen(COIN_DEPOSIT) - deposit
  const why = merchant ? shopClosedWhy(merchant) : ''
  const state = merchant === undefined || merchant.state === 'closed' ? 'none' : merchant.state
  return {
    state,
    suspendReason: merchant?.suspendReason ?? '',
    isPaused: merchant?.isPaused ?? false,
    gameAccounts: merchant?.gameAccounts ?? '',
    contact: merchant?.contact ?? '',
    depositAsked: COIN_DEPOSIT,
    deposit: fenToYuan(deposit),
    depositLeast: COIN_DEPOSIT_LEAST,
    depositMissing: fenToYuan(missing > 0n ? missing : 0n),
    canTakeOrders: state !== 'none' && why === '',
    closedWhy: why,
    leastCompletion: COIN_COMPLETION.percent,
    leastOrders: COIN_COMPLETION.orders,
    ...presentFigures(figures),
  }
}
