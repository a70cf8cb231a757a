import type { UserId } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money/money'
import { COIN_COMPLETION, type CoinKind, coinsFor } from '@/lib/shared/trade/coin-terms'
import { closedText, windowsText } from '@/lib/shared/trade/open-hours'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { isAwayAt, isPresentAt } from '../../listings/hours/rules'
import { depositOf } from '../../money/deposits/rules'
import type { Account } from '../../money/wallet/types'
import type { Figures, Keeper, Merchant, Offer } from './types'

/** The trade mode for orders of an offer. */
export const MODE_OF: Readonly<Record<CoinKind, ModeName>> = { sell: 'fastGold', recycle: 'goldRecycling' }

export const tooLittle = (leastFen: number): string => `金额不能低于${fenToYuan(BigInt(leastFen))}元`

/** Returns units that can be ordered now; for offers that buy, the units that the budget pays for. */
export const freeOf = ({ kind, stock, reserved, budgetFen, ratio }: Offer): bigint =>
  kind === 'sell' ? stock - reserved : coinsFor(budgetFen, ratio)

/** Why a merchant gets no new orders, or ''. */
export function shopClosedWhy({ state, isShort, isLeaving, isPaused }: Merchant): string {
  if (state === 'suspended') return '币商已被暂停接单'
  if (state === 'closed') return '币商已退出'
  if (isLeaving) return '币商正在申请退还保证金，不接新单'
  if (isShort) return '币商保证金不足，暂停接单'
  return isPaused ? '币商休息中' : ''
}

/** Returns why an offer accepts no orders now, or ''; same logic as `openAt` in the queries. */
export function closedWhy(offer: Offer, { merchant, presence }: Keeper, at: Date): string {
  const shop = shopClosedWhy(merchant)
  if (shop) return shop
  if (offer.isPaused) return '该报价已暂停'
  if (isAwayAt(presence, at)) return `币商${closedText(presence, at)}`
  if (!isPresentAt(presence, at)) return `营业时间 ${windowsText(presence.windows)}`
  if (freeOf(offer) >= offer.least) return ''
  return offer.kind === 'sell' ? '已售完，等待补货' : '备款已用完'
}

/** Returns rounded percentage; null if no order has ended yet. */
export const completionOf = ({ orders, done }: Figures): number | null =>
  orders > 0 ? Math.floor((done * 100) / orders) : null

/** Returns whether too many orders were not completed. */
export function isTooLow(figures: Figures): boolean {
  const { percent, orders } = COIN_COMPLETION
  return figures.orders >= orders && figures.done * 100 < figures.orders * percent
}

/** A merchant's deposit. */
export const stakeOf = (userId: UserId): Account => depositOf('coin', userId)
/** Returns the prepaid budget of an offer that buys. */
export const budgetOf = (offerId: number): Account & { kind: 'coinBudget' } => ({
  kind: 'coinBudget',
  ownerId: offerId,
})
