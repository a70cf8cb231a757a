import type { ModeName } from '../trade/trade-modes'

/** A goods type. Texts needed only by pages are in components/listings/goods/type-words.ts. */
export interface GoodsType {
  id: number
  name: string
  /** Prefix of its goods numbers. */
  prefix: string
  mode: ModeName
  /** Its page. */
  page: 'detail' | 'JDetail' | 'detailVirtual'
  /** Exists only once; other types have a stock. */
  isUnique: boolean
  /** Cover can always be bought, or only if the seller agreed (`ensureOpen`). */
  cover: 'always' | 'asked'
  /** Where the seller delivers to, described by `receiverOf`. Null: in the order itself, so nothing is asked. */
  receiver: 'role' | 'recharge' | null
  /** What the seller delivers in the order. */
  delivery: 'credentials' | 'note' | 'code'
  /** Sold by the amount, at a ratio of coins to yuan. */
  isCurrency?: true
  /** A former owner can take it back: it has a free cover after the delivery, and a history that buyers can read. */
  isRetrievable?: true
  /** Title of its shelf on the home page, if it has one. */
  shelf?: string
  /** Replaced by a newer type: existing goods remain, lists of all games do not offer it. */
  isOld?: true
}

/** One row per goods type, in list order. */
const ROWS = [
  {
    id: 1,
    name: '账号',
    prefix: 'ZH',
    mode: 'account',
    page: 'detail',
    isUnique: true,
    cover: 'always',
    receiver: null,
    delivery: 'credentials',
    isRetrievable: true,
    shelf: '账号精选',
  },
  {
    id: 27,
    name: '道具',
    prefix: 'DJ',
    mode: 'props',
    page: 'detail',
    isUnique: false,
    cover: 'always',
    receiver: 'role',
    delivery: 'note',
    shelf: '道具装备',
  },
  {
    id: 22,
    name: '游戏币',
    prefix: 'YB',
    mode: 'currency',
    isCurrency: true,
    page: 'JDetail',
    isUnique: false,
    cover: 'asked',
    receiver: 'role',
    delivery: 'note',
    shelf: '游戏币',
  },
  {
    id: 2,
    name: '游戏币',
    prefix: 'YB',
    mode: 'currency',
    isCurrency: true,
    page: 'JDetail',
    isUnique: false,
    cover: 'asked',
    receiver: 'role',
    delivery: 'note',
    isOld: true,
  },
  {
    id: 46,
    name: '兑换码',
    prefix: 'DM',
    mode: 'code',
    page: 'detailVirtual',
    isUnique: false,
    cover: 'asked',
    receiver: null,
    delivery: 'code',
  },
  {
    id: 3,
    name: '代充',
    prefix: 'DC',
    mode: 'topUp',
    page: 'detailVirtual',
    isUnique: false,
    cover: 'asked',
    receiver: 'recharge',
    delivery: 'note',
  },
] as const satisfies readonly GoodsType[]

export type GoodsTypeId = (typeof ROWS)[number]['id']
/** Types whose page is detailVirtual: only a code or a balance is delivered. */
export type VirtualTypeId = Extract<(typeof ROWS)[number], { page: 'detailVirtual' }>['id']

export const GOODS_TYPES: readonly GoodsType[] = ROWS
/** The type that is verified, re-bound, covered against retrieval, valued and rented out. */
export const ACCOUNT = 1 satisfies GoodsTypeId
export const PROPS = 27 satisfies GoodsTypeId

/** A type that an operator added to a game and that is not in this table yet. */
const UNKNOWN: Omit<GoodsType, 'id'> = {
  name: '商品',
  prefix: 'SP',
  mode: 'props',
  page: 'detail',
  isUnique: false,
  cover: 'always',
  receiver: 'role',
  delivery: 'note',
}

export const goodsType = (id: number): GoodsType => GOODS_TYPES.find((type) => type.id === id) ?? { ...UNKNOWN, id }

/** The type that replaced an old one; any other type itself. */
export const currentType = (id: number): number => {
  const { isOld, mode } = goodsType(id)
  return isOld ? (GOODS_TYPES.find((type) => !type.isOld && type.mode === mode)?.id ?? id) : id
}
/** A type with the old types that it replaced. */
export const withOldTypes = (id: number): number[] => [
  id,
  ...GOODS_TYPES.filter((type) => type.id !== id && currentType(type.id) === id).map((type) => type.id),
]

/** Type number of work orders, which have no goods; also the prefix of their picture number. */
export const WORK = 0
export const WORK_PREFIX = 'DL'

/** The type encoded in the first letters of a goods number; undefined if it is not one of our numbers. */
export const typeOfSn = (sn: string): GoodsType | undefined =>
  GOODS_TYPES.find((type) => sn.toUpperCase().startsWith(type.prefix))

export const isCurrencyType = (id: number): boolean => goodsType(id).isCurrency === true

/** Goods types of a game in list order, unknown ones last; `json` is goodsTypeAndNameMap, whose keys are unordered. */
export const goodsTypesOf = (json: string): { id: number; name: string }[] =>
  Object.entries(JSON.parse(json) as Record<string, string>)
    .map(([id, name]) => ({ id: Number(id), name }))
    .sort((a, b) => placeOf(a.id) - placeOf(b.id))

const placeOf = (id: number): number => {
  const place = GOODS_TYPES.findIndex((type) => type.id === id)
  return place < 0 ? GOODS_TYPES.length + id : place
}

/** Currency has its own address; all other types are at /detail, including those with a page at /detailVirtual. */
export const detailPath = (typeId: number, sn: string): string =>
  `/${goodsType(typeId).page === 'JDetail' ? 'JDetail' : 'detail'}/${sn}`

/** Page for renting an item by the hour. */
export const rentPath = (sn: string): string => `/wares/${sn}/timePurchase`
