import { fromQuery } from '@/components/ui/forms/with-address'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import { OWN_SORTS, type OwnSort } from '@/lib/shared/goods/own-goods'
import { passes } from '@/lib/shared/people/field-rules'

/** What the list of own goods shows; '' is not filtered, except for the status. */
export interface OwnQuery {
  /** '' is what is for sale, or everything while nothing is. */
  status: string
  /** A goods type, or `rent` for accounts for rent. */
  kind: string
  gameId: string
  keyWord: string
  minPrice: string
  maxPrice: string
  sort: OwnSort
  page: number
}

export const EMPTY_QUERY: OwnQuery = {
  status: '',
  kind: '',
  gameId: '',
  keyWord: '',
  minPrice: '',
  maxPrice: '',
  sort: 'newest',
  page: 1,
}

/** The tab of every status. */
export const ANY_STATUS = 'all'

export const RENT = 'rent'
export const KINDS: readonly { value: string; label: string }[] = [
  ...GOODS_TYPES.flatMap(({ id, name, isOld }) => (isOld ? [] : [{ value: String(id), label: name }])),
  { value: RENT, label: '可出租账号' },
]
export const SORTS: Readonly<Record<OwnSort, string>> = {
  newest: '最新发布',
  priceAsc: '价格从低到高',
  priceDesc: '价格从高到低',
  views: '浏览最多',
  favourites: '收藏最多',
}

const known = (value: string, pattern: RegExp): string => (pattern.test(value) ? value : '')

/** Reads the query of an address; parts that are not understood count as not given. */
export function queryAt(address: URL): OwnQuery {
  const read = (name: string) => fromQuery(address, name)
  const price = (name: string) => (passes('price', read(name)) ? read(name) : '')
  const kind = read('kind')
  const page = Number(read('page'))
  return {
    status: known(read('status'), /^(?:[012357]|all)$/),
    kind: KINDS.some(({ value }) => value === kind) ? kind : '',
    gameId: known(read('gameId'), /^[1-9]\d{0,8}$/),
    keyWord: read('keyWord').slice(0, 60),
    minPrice: price('minPrice'),
    maxPrice: price('maxPrice'),
    sort: OWN_SORTS.find((sort) => sort === read('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  }
}

/** The address of a query, without the parts that have their default. */
export function addressOf(query: OwnQuery): string {
  const set = Object.entries(query).flatMap(([name, value]) =>
    value === EMPTY_QUERY[name as keyof OwnQuery] ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(set).toString()
}

export const isFiltered = ({ kind, gameId, keyWord, minPrice, maxPrice }: OwnQuery): boolean =>
  [kind, gameId, keyWord, minPrice, maxPrice].some(Boolean)

/** The status of goods for sale. */
export const ON_SALE = '1'

/** The filters in the format of the API. */
export const wireFilter = ({ status, kind, gameId, keyWord, minPrice, maxPrice, sort }: OwnQuery) => ({
  status: status === ANY_STATUS ? undefined : status || ON_SALE,
  goodsTypeId: kind && kind !== RENT ? kind : undefined,
  rent: kind === RENT ? ('1' as const) : undefined,
  gameId: gameId || undefined,
  keyWord: keyWord || undefined,
  minPrice: minPrice || undefined,
  maxPrice: maxPrice || undefined,
  sort,
})
