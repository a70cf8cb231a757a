import type { GOODS_SORTS } from '@/lib/contract/entities/goods-list'
import { attrsText, LONGEST_ATTRS, rangeText, readAttrs, readRange, withAttr } from '@/lib/shared/goods/attrs'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { LIST_PARAMETERS } from '@/lib/shared/goods/list-parameters'
import { normalCount } from '@/lib/shared/normalize/digits'
import { normalKeyword } from '@/lib/shared/normalize/keyword'
import { readPage } from '@/lib/shared/normalize/page-number'
import { cutText } from '@/lib/shared/text/cut-text'
import { type RefusedPrice, readPrices, refusedPriceOf } from './price-bands'

type GoodsSort = (typeof GOODS_SORTS)[number]

/** Filters in the address of a list. Invalid values count as absent, so an old or mistyped link still opens a list. */
export interface WaresQuery {
  gt: string
  gid?: string
  keyWord?: string
  areaId?: string
  serverId?: string
  /** Cross-server zone. */
  crossId?: string
  /** Yuan as entered, at most 2 decimals. */
  minPrice?: string
  maxPrice?: string
  ensure?: '1'
  official?: '1'
  bargain?: '1'
  /** Of sellers with 4.5 stars or more. */
  rated?: '1'
  /** Accounts for rent; prices are then hourly. */
  rent?: '1'
  /** Of these, without a deposit. */
  free?: '1'
  /** Selected facts of the game's accounts, see lib/shared/goods/attrs.ts. */
  attrs?: string
  sort?: Exclude<GoodsSort, 'default'>
  /** Show filters for all facts of the game, not only the main ones. */
  more?: '1'
  /** Submitted value that was corrected; the list shows a notice. */
  refused?: Refused
  page: number
}
export type Refused = RefusedPrice | 'number'

/** Only accounts can be rented, and only they have facts. */
const ACCOUNTS = String(ACCOUNT)
/** Limit of the API's input; longer words are cut. */
const LONGEST_WORD = 100
const SORTS: readonly string[] = [
  'newest',
  'priceAsc',
  'priceDesc',
  'views',
  'mainAsc',
  'mainDesc',
  'depositAsc',
] satisfies GoodsSort[]

type RawQuery = Record<string, string | string[] | undefined>
const textOf = (params: RawQuery, name: string): string => String([params[name]].flat()[0] ?? '').trim()

export function readWaresQuery(params: RawQuery): WaresQuery {
  const text = (name: string) => textOf(params, name)
  const id = (name: string) => (/^[1-9]\d{0,8}$/.test(text(name)) ? text(name) : undefined)
  const isOn = (name: string) => (text(name) === '1' ? '1' : undefined)
  const gt = id('gt') ?? ACCOUNTS
  const gid = id('gid')
  const areaId = gid && id('areaId')
  const { low, high } = readPrices([text('minPrice'), text('maxPrice')])
  const hasFacts = gt === ACCOUNTS && gid !== undefined
  const rent = gt === ACCOUNTS ? isOn('rent') : undefined
  const canSort = SORTS.includes(text('sort')) && (hasFacts || !text('sort').startsWith('main'))
  const sort = canSort && (rent || text('sort') !== 'depositAsc') ? text('sort') : undefined
  return chosen({
    gt,
    gid,
    keyWord: cutText(normalKeyword(text('keyWord')), LONGEST_WORD) || undefined,
    areaId,
    serverId: areaId && id('serverId'),
    crossId: gid && id('crossId'),
    minPrice: low,
    maxPrice: high,
    ensure: isOn('ensure'),
    official: isOn('official'),
    bargain: isOn('bargain'),
    rated: isOn('rated'),
    rent,
    free: rent && isOn('free'),
    attrs: hasFacts ? attrsText(readAttrs(text('attrs'))) || undefined : undefined,
    sort: sort as WaresQuery['sort'],
    more: hasFacts ? isOn('more') : undefined,
    refused: text('refused') === 'number' ? 'number' : refusedPriceOf(text('refused')),
    page: readPage(text('page')),
  })
}

/** Removes unset filters, because the query is sent to the browser with the page. */
const chosen = (query: WaresQuery): WaresQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as unknown as WaresQuery

/**
 * Redirect target after a form was submitted with a non-canonical address or invalid bounds. Undefined: the address is
 * fine.
 */
export function sentHref(params: RawQuery): string | undefined {
  const text = (name: string) => textOf(params, name)
  const query = readWaresQuery(params)
  const key = text('key')
  if (key && query.gid) {
    const [low = '', high = ''] = ['low', 'high'].map((name) => normalCount(text(name)))
    const isNumber = [low, high].every((end) => end === '' || /^\d{1,9}$/.test(end))
    if (!isNumber) return waresHref(query, { refused: 'number' })
    const range = { low: low ? Number(low) : undefined, high: high ? Number(high) : undefined }
    const sent = readRange(rangeText(range))
    return withChosen(query, key, sent ? [rangeText(sent)] : [], sent?.low === range.low ? undefined : 'swapped')
  }
  const { refused } = readPrices([text('minPrice'), text('maxPrice')])
  return refused && waresHref(query, { refused })
}

/**
 * Address of the list with some filters changed; `undefined` removes one. Any change except the page resets to page 1.
 */
export function waresHref(now: WaresQuery, change: Partial<WaresQuery> = {}): string {
  const next = { ...now, page: 1, refused: undefined, ...change }
  if ('gid' in change) next.areaId = next.serverId = next.crossId = next.attrs = next.more = undefined
  if ('areaId' in change && change.serverId === undefined) next.serverId = undefined
  if (next.gt !== ACCOUNTS) next.rent = next.attrs = next.more = undefined
  if (next.rent !== now.rent) next.minPrice = next.maxPrice = undefined
  if (!next.rent) next.free = undefined
  if (!next.rent && next.sort === 'depositAsc') next.sort = undefined
  if ((next.gt !== ACCOUNTS || !next.gid) && next.sort?.startsWith('main')) next.sort = undefined
  const query = new URLSearchParams()
  for (const name of LIST_PARAMETERS) if (next[name]) query.set(name, next[name])
  if (next.page > 1) query.set('page', String(next.page))
  return `/wares?${query}`
}

/** Address of the list with other values for one fact; values above the limit are dropped. */
export function withChosen(now: WaresQuery, key: string, values: readonly string[], refused?: Refused): string {
  const attrs = attrsText(withAttr(readAttrs(now.attrs ?? ''), key, values))
  return waresHref(now, { attrs: attrs.length > LONGEST_ATTRS ? now.attrs : attrs || undefined, refused })
}

/** Keeps game and type, and removes all other filters. */
export const clearedHref = ({ gt, gid }: WaresQuery): string => waresHref({ gt, gid, page: 1 })

/** Hidden fields that keep the other filters when a form of the page is submitted. */
export const hiddenFields = (
  now: WaresQuery,
  without: readonly (typeof LIST_PARAMETERS)[number][],
): [name: string, value: string][] =>
  LIST_PARAMETERS.filter((name) => name !== 'refused' && !without.includes(name)).flatMap((name) =>
    now[name] ? [[name, now[name]]] : [],
  )
