import { type CoinUnit, readCoins, shownCoins, unitOf } from '@/lib/shared/goods/coin-unit'
import { readPage } from '@/lib/shared/normalize/page-number'
import { COIN_SORTS, type CoinSort } from '@/lib/shared/trade/coin-terms'

export interface MallQuery {
  /** One of the two currency types only. */
  gt?: '2' | '22'
  gid?: string
  /** 1 goods on the shelf, 2 merchant offers. */
  quickCoinType: '1' | '2'
  areaId?: string
  serverId?: string
  /** Units of currency to buy: prices of the shelf are then those of this amount. */
  amount?: number
  /** An amount was entered that is none; the page shows a notice. */
  isAmountRefused?: true
  /** Sort order of the merchant offers. */
  sort: CoinSort
  page: number
}

/** Longer amounts than the API accepts. */
const MOST_UNITS = 1e13

/** The unit is part of the address, so that a link keeps its meaning whatever the ratio becomes; 万 is not written. */
const unitIn = (text: string): CoinUnit => (text === '1' ? 1 : 10_000)

/** The amount as the address writes it. */
function amountParts(amount: number): { amount: string; unit?: string } {
  const unit = unitOf(amount)
  return unit === 1 ? { amount: shownCoins(amount, 1), unit: '1' } : { amount: shownCoins(amount, unit) }
}

const isOneOf = (gt: string): boolean => gt === '2' || gt === '22'

/** Filters in the address; invalid values count as absent. */
export function readMallQuery(params: Record<string, string | string[] | undefined>): MallQuery {
  const text = (name: string) => String([params[name]].flat()[0] ?? '')
  const id = (name: string) => (/^[1-9]\d{0,8}$/.test(text(name)) ? text(name) : undefined)
  const gid = id('gid')
  const areaId = gid && id('areaId')
  const typed = gid ? text('amount').trim() : ''
  const amount = Number(readCoins(typed, unitIn(text('unit'))))
  const hasAmount = amount > 0 && amount < MOST_UNITS
  return {
    gt: isOneOf(text('gt')) ? (text('gt') as '2' | '22') : undefined,
    gid,
    quickCoinType: text('quickCoinType') === '2' ? '2' : '1',
    areaId,
    serverId: areaId && id('serverId'),
    amount: hasAmount ? amount : undefined,
    isAmountRefused: typed && !hasAmount ? true : undefined,
    sort: COIN_SORTS.find((sort) => sort === text('sort')) ?? 'ratio',
    page: readPage(text('page')),
  }
}

/** Any change except the page resets to page 1; another game or area clears the filters that depend on it. */
export function mallHref(now: MallQuery, change: Partial<MallQuery> = {}): string {
  const next = { ...now, page: 1, ...change }
  if ('gid' in change) next.areaId = next.serverId = next.amount = undefined
  if ('areaId' in change && change.serverId === undefined) next.serverId = undefined
  const { gt, gid, quickCoinType, areaId, serverId, amount, sort, page } = next
  const query = new URLSearchParams({
    ...(gt && { gt }),
    ...(gid && { gid }),
    ...(quickCoinType === '2' && { quickCoinType }),
    ...(areaId && { areaId }),
    ...(serverId && { serverId }),
    ...(amount && amountParts(amount)),
    ...(quickCoinType === '2' && sort !== 'ratio' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/wares/hotShoppingMall?${query}` : '/wares/hotShoppingMall'
}
