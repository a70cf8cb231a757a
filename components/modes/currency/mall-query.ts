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
  /** Sort order of the merchant offers. */
  sort: CoinSort
  page: number
}

const isOneOf = (gt: string): boolean => gt === '2' || gt === '22'

/** Filters in the address; invalid values count as absent. */
export function readMallQuery(params: Record<string, string | string[] | undefined>): MallQuery {
  const text = (name: string) => String([params[name]].flat()[0] ?? '')
  const id = (name: string) => (/^[1-9]\d{0,8}$/.test(text(name)) ? text(name) : undefined)
  const gid = id('gid')
  const areaId = gid && id('areaId')
  return {
    gt: isOneOf(text('gt')) ? (text('gt') as '2' | '22') : undefined,
    gid,
    quickCoinType: text('quickCoinType') === '2' ? '2' : '1',
    areaId,
    serverId: areaId && id('serverId'),
    sort: COIN_SORTS.find((sort) => sort === text('sort')) ?? 'ratio',
    page: readPage(text('page')),
  }
}

/** Any change except the page resets to page 1; another game or area clears the filters that depend on it. */
export function mallHref(now: MallQuery, change: Partial<MallQuery> = {}): string {
  const next = { ...now, page: 1, ...change }
  if ('gid' in change) next.areaId = next.serverId = undefined
  if ('areaId' in change && change.serverId === undefined) next.serverId = undefined
  const { gt, gid, quickCoinType, areaId, serverId, sort, page } = next
  const query = new URLSearchParams({
    ...(gt && { gt }),
    ...(gid && { gid }),
    ...(quickCoinType === '2' && { quickCoinType }),
    ...(areaId && { areaId }),
    ...(serverId && { serverId }),
    ...(quickCoinType === '2' && sort !== 'ratio' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/wares/hotShoppingMall?${query}` : '/wares/hotShoppingMall'
}
