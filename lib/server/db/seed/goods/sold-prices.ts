import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { DAY_MS, HOUR_MS } from '@/lib/shared/time'
import { type Base, baseOf, markOf } from '../../../modules/listings/valuation/rules'
import { nearOf, RANGE_DAYS, type RangeSale, spreadOf } from '../../../modules/listings/valuation/rules-range'
import type { SeedGame, SeedGoods } from './make-goods'

interface SoldInput {
  games: readonly SeedGame[]
  past: readonly { goods: SeedGoods; completedAt: Date }[]
  /** Hours from the receipt of an account to its payout, by game. */
  holdHoursOf: (gameId: number) => number
  now: Date
}

/** Yuan: what half of the similar accounts were sold for. */
interface Sold {
  low: number
  high: number
}
/** The sold range of an account as its page will show it; null if there is none. */
export type SoldRangeOf = (goods: Pick<SeedGoods, 'gameId' | 'goodsTypeId' | 'facts'>) => Sold | null

/** Returns the sold ranges that result from these past sales. */
export function soldRanges({ games, past, holdHoursOf, now }: SoldInput): SoldRangeOf {
  const since = new Date(now.getTime() - RANGE_DAYS * DAY_MS)
  const bases = new Map<number, { by: Base; sold: RangeSale[] }>()
  for (const { id, fields } of games) {
    const by = baseOf(id, fields)
    if (by) bases.set(id, { by, sold: [] })
  }
  for (const { goods, completedAt } of past) {
    const base = bases.get(goods.gameId)
    const soldAt = new Date(completedAt.getTime() + holdHoursOf(goods.gameId) * HOUR_MS)
    if (!base || goods.goodsTypeId !== ACCOUNT || soldAt > now || soldAt < since) continue
    base.sold.push({ ...markOf(goods.facts, base.by), yuan: goods.priceFen / 100, soldAt })
  }
  return ({ gameId, goodsTypeId, facts }) => {
    const base = bases.get(gameId)
    if (!base || goodsTypeId !== ACCOUNT) return null
    const found = nearOf(base.sold, markOf(facts, base.by))
    return found && spreadOf(found.near.map(({ yuan }) => yuan))
  }
}

/** How far below and above what similar accounts were sold for a member asks. */
const [LOWEST, HIGHEST] = [0.64, 1.55]
/** The shop stays this far inside the range, because later sales move it a little. */
const INSIDE = 0.04

/** Returns the price in yuan, within what similar accounts were sold for; the shop's are inside that range. */
export function withinSold(yuan: number, { low, high }: Sold, isOfficial: boolean): number {
  if (isOfficial) return nine(clamp(yuan, low + (high - low) * INSIDE, high - (high - low) * INSIDE), low)
  const [least, most] = [low * LOWEST, high * HIGHEST]
  return yuan < least || yuan > most ? plain(clamp(yuan, least, most)) : yuan
}

const clamp = (yuan: number, least: number, most: number): number => Math.min(most, Math.max(least, yuan))
/** The shop's prices end in nine, unless that leaves the range. */
function nine(yuan: number, low: number): number {
  const ending = Math.floor((yuan + 1) / 10) * 10 - 1
  return ending >= low ? ending : Math.round(yuan)
}

/** 86, 265, 1280: two or three digits and zeros. */
function plain(yuan: number): number {
  const step = yuan < 100 ? 1 : yuan < 1000 ? 5 : yuan < 5000 ? 10 : 100
  return Math.max(5, Math.round(yuan / step) * step)
}
