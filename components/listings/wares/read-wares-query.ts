import { attrsText, rangeText, readAttrs, readRange } from '@/lib/shared/goods/attrs'
import { normalCount } from '@/lib/shared/normalize/digits'
import { normalKeyword } from '@/lib/shared/normalize/keyword'
import { readPage } from '@/lib/shared/normalize/page-number'
import { cutText } from '@/lib/shared/text/cut-text'
import { readPrices, refusedPriceOf } from './read-prices'
import { ACCOUNTS, fits, type GoodsSort, type WaresQuery, waresHref, withChosen } from './wares-query'

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
  'rated',
  'fastest',
  'checked',
  'confirmed',
] satisfies GoodsSort[]

type RawQuery = Record<string, string | string[] | undefined>
const textOf = (params: RawQuery, name: string): string => String([params[name]].flat()[0] ?? '').trim()

/** Parses the address of a list, for the server: its rules stay out of the page's script. */
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
  const sort = SORTS.includes(text('sort')) ? (text('sort') as WaresQuery['sort']) : undefined
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
    checked: gt === ACCOUNTS && !rent ? isOn('checked') : undefined,
    faced: isOn('faced'),
    confirmed: isOn('confirmed'),
    rent,
    free: rent && isOn('free'),
    attrs: hasFacts ? attrsText(readAttrs(text('attrs'))) || undefined : undefined,
    sort: fits(sort, { gt, gid, rent }) ? sort : undefined,
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
