import type { GOODS_SORTS } from '@/lib/contract/entities/goods-list'
import { passes } from '@/lib/shared/field-rules'
import { ACCOUNT } from '@/lib/shared/goods-types'

type GoodsSort = (typeof GOODS_SORTS)[number]

/** What the address of a list chooses. Wrong values count as absent, so an old or mistyped link still opens a list. */
export interface WaresQuery {
  gt: string
  gid?: string
  keyWord?: string
  areaId?: string
  serverId?: string
  /** Cross-server zone. */
  crossId?: string
  /** Yuan as typed, at most 2 decimals. */
  minPrice?: string
  maxPrice?: string
  ensure?: '1'
  /** Accounts for rent; prices then mean the hourly one. */
  rent?: '1'
  sort?: Exclude<GoodsSort, 'default'>
  page: number
}

/** Only accounts are let. */
const RENTED = String(ACCOUNT)
/** Of the API's input; longer words are cut. */
const LONGEST_WORD = 100
const MAX_PAGE = 1000
const SORTS: readonly string[] = ['newest', 'priceAsc', 'priceDesc', 'views'] satisfies GoodsSort[]

type RawQuery = Record<string, string | string[] | undefined>

export function readWaresQuery(given: RawQuery): WaresQuery {
  const text = (name: string) => String([given[name]].flat()[0] ?? '').trim()
  const id = (name: string) => (/^[1-9]\d{0,8}$/.test(text(name)) ? text(name) : undefined)
  const price = (name: string) => (passes('price', text(name)) ? text(name) : undefined)
  const gt = id('gt') ?? String(ACCOUNT)
  const gid = id('gid')
  const areaId = gid && id('areaId')
  const [low, high] = [price('minPrice'), price('maxPrice')]
  const swap = low !== undefined && high !== undefined && Number(low) > Number(high)
  return {
    gt,
    gid,
    keyWord: text('keyWord').slice(0, LONGEST_WORD) || undefined,
    areaId,
    serverId: areaId && id('serverId'),
    crossId: gid && id('crossId'),
    minPrice: swap ? high : low,
    maxPrice: swap ? low : high,
    ensure: text('ensure') === '1' ? '1' : undefined,
    rent: gt === RENTED && text('rent') === '1' ? '1' : undefined,
    sort: SORTS.includes(text('sort')) ? (text('sort') as WaresQuery['sort']) : undefined,
    page: Math.min(MAX_PAGE, Math.max(1, Number(id('page') ?? 1))),
  }
}

/** Parameters in the order of the route table, so that one list has one address. */
const ORDER = [
  'gt',
  'gid',
  'keyWord',
  'areaId',
  'serverId',
  'crossId',
  'minPrice',
  'maxPrice',
  'ensure',
  'rent',
  'sort',
] as const

/** The list with some choices changed; `undefined` takes one away. Any change but the page itself leads back to page 1. */
export function waresHref(now: WaresQuery, change: Partial<WaresQuery> = {}): string {
  const next = { ...now, page: 1, ...change }
  if ('gid' in change) next.areaId = next.serverId = next.crossId = undefined
  if ('areaId' in change && change.serverId === undefined) next.serverId = undefined
  if (next.gt !== RENTED) next.rent = undefined
  if (next.rent !== now.rent) next.minPrice = next.maxPrice = undefined
  const query = new URLSearchParams()
  for (const name of ORDER) if (next[name]) query.set(name, next[name])
  if (next.page > 1) query.set('page', String(next.page))
  return `/wares?${query}`
}

/** Game and type stay, every other choice goes. */
export const clearedHref = ({ gt, gid }: WaresQuery): string => waresHref({ gt, gid, page: 1 })

/** Hidden fields that keep the other choices when a form of the page is sent. */
export const keptFields = (
  now: WaresQuery,
  without: readonly (typeof ORDER)[number][],
): [name: string, value: string][] =>
  ORDER.filter((name) => !without.includes(name)).flatMap((name) => (now[name] ? [[name, now[name]]] : []))
