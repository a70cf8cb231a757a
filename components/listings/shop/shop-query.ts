import { type RefusedPrice, readPrices } from '@/components/listings/wares/price-bands'
import { readWaresQuery } from '@/components/listings/wares/wares-query'
import { shopPath } from '@/lib/shared/goods/shop'

/** What the address of a shop chooses of its goods. */
export interface ShopQuery {
  gid?: string
  gt?: string
  /** Yuan as typed, at most 2 decimals. */
  minPrice?: string
  maxPrice?: string
  sort?: 'newest' | 'priceAsc' | 'priceDesc' | 'views'
  /** What was sent and not taken as it stood: the list says so. */
  refused?: RefusedPrice
  page: number
}

type RawQuery = Record<string, string | string[] | undefined>
const textOf = (given: RawQuery, name: string): string => String([given[name]].flat()[0] ?? '').trim()

/** As the big list reads its own; without a type all types are shown. */
export function readShopQuery(given: RawQuery): ShopQuery {
  const { gid, gt, minPrice, maxPrice, sort, refused, page } = readWaresQuery(given)
  return {
    gid,
    gt: /^[1-9]\d{0,8}$/.test(textOf(given, 'gt')) ? gt : undefined,
    minPrice,
    maxPrice,
    sort: sort === 'mainAsc' || sort === 'mainDesc' ? undefined : sort,
    refused: refused === 'number' ? undefined : refused,
    page,
  }
}

const ORDER = ['gid', 'gt', 'minPrice', 'maxPrice', 'sort', 'refused'] as const

/** The shop's goods with some choices changed; any change but the page itself leads back to page 1. */
export function shopHref(code: string, now: ShopQuery, change: Partial<ShopQuery> = {}): string {
  const next = { ...now, page: 1, refused: undefined, ...change }
  const query = new URLSearchParams()
  for (const name of ORDER) if (next[name]) query.set(name, next[name])
  if (next.page > 1) query.set('page', String(next.page))
  return query.size > 0 ? `${shopPath(code)}?${query}` : shopPath(code)
}

/** Where bounds that are none, or stand the wrong way round, lead; undefined: the address stands as it is. */
export function refusedHref(code: string, given: RawQuery): string | undefined {
  const { refused } = readPrices([textOf(given, 'minPrice'), textOf(given, 'maxPrice')])
  return refused && shopHref(code, readShopQuery(given), { refused })
}

/** Hidden fields that keep the other choices when the price is sent. */
export const keptChoices = (now: ShopQuery): [name: string, value: string][] =>
  (['gid', 'gt', 'sort'] as const).flatMap((name) => (now[name] ? [[name, now[name]]] : []))

/** How many filters are on. */
export const countChosen = ({ gid, gt, minPrice, maxPrice }: ShopQuery): number =>
  [gid, gt, minPrice ?? maxPrice].filter(Boolean).length
