import { type RefusedPrice, readPrices } from '@/components/listings/wares/read-prices'
import { readWaresQuery } from '@/components/listings/wares/read-wares-query'
import { shopPath } from '@/lib/shared/goods/shop'

const SORTS = ['newest', 'priceAsc', 'priceDesc', 'views'] as const

/** Filters in the address of a shop. */
export interface ShopQuery {
  gid?: string
  gt?: string
  /** Yuan as entered, at most 2 decimals. */
  minPrice?: string
  maxPrice?: string
  sort?: (typeof SORTS)[number]
  /** Submitted value that was corrected; the list shows a notice. */
  refused?: RefusedPrice
  page: number
}

type RawQuery = Record<string, string | string[] | undefined>
const textOf = (params: RawQuery, name: string): string => String([params[name]].flat()[0] ?? '').trim()

/** Parsed like the query of the main list; without a type all types are shown. */
export function readShopQuery(params: RawQuery): ShopQuery {
  const { gid, gt, minPrice, maxPrice, sort, refused, page } = readWaresQuery(params)
  return {
    gid,
    gt: /^[1-9]\d{0,8}$/.test(textOf(params, 'gt')) ? gt : undefined,
    minPrice,
    maxPrice,
    sort: SORTS.find((one) => one === sort),
    refused: refused === 'number' ? undefined : refused,
    page,
  }
}

const ORDER = ['gid', 'gt', 'minPrice', 'maxPrice', 'sort', 'refused'] as const

/** Address of the shop's goods with some filters changed; any change except the page resets to page 1. */
export function shopHref(code: string, now: ShopQuery, change: Partial<ShopQuery> = {}): string {
  const next = { ...now, page: 1, refused: undefined, ...change }
  const query = new URLSearchParams()
  for (const name of ORDER) if (next[name]) query.set(name, next[name])
  if (next.page > 1) query.set('page', String(next.page))
  return query.size > 0 ? `${shopPath(code)}?${query}` : shopPath(code)
}

/** Redirect target for invalid or reversed price bounds; undefined: the address is fine. */
export function refusedHref(code: string, params: RawQuery): string | undefined {
  const { refused } = readPrices([textOf(params, 'minPrice'), textOf(params, 'maxPrice')])
  return refused && shopHref(code, readShopQuery(params), { refused })
}

/** Hidden fields that keep the other filters when the price form is submitted. */
export const hiddenFields = (now: ShopQuery): [name: string, value: string][] =>
  (['gid', 'gt', 'sort'] as const).flatMap((name) => (now[name] ? [[name, now[name]]] : []))

/** Number of active filters. */
export const countChosen = ({ gid, gt, minPrice, maxPrice }: ShopQuery): number =>
  [gid, gt, minPrice ?? maxPrice].filter(Boolean).length
