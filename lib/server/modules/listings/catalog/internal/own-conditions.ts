import { and, asc, desc, eq, gte, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import { GOODS_TYPES, isCurrencyType } from '@/lib/shared/goods/goods-types'
import type { OwnSort } from '@/lib/shared/goods/own-goods'
import { type GoodsSn, isGoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import { normalCode } from '@/lib/shared/normalize/code'
import { goods } from '../../../../db/schema/listings/catalog'
import { holdsWords } from '../../../../db/search-text'
import type { UserCtx } from '../../../../runtime/context'
import { queryWords } from '../rules'
import { shownOnly } from './shown-only'

export interface OwnFilter {
  status?: GoodsStatus
  goodsTypeId?: number
  gameId?: number
  rent?: boolean
  keyWord?: string
  minPrice?: Fen
  maxPrice?: Fen
  sort?: OwnSort
}

/** Returns the condition of the goods that follow an own item in the list of the newest; without one all do. */
export const isAfter = (ctx: UserCtx, sn: GoodsSn | undefined): SQL | undefined =>
  sn &&
  sql`(${goods.createdAt}, ${goods.id}) < (select g.created_at, g.id from ${goods} g where g.sn = ${sn} and g.seller_id = ${ctx.user.userId})`

/** Returns the condition of all own goods that exist and are shown on this host. */
export const isOwn = async (ctx: UserCtx): Promise<SQL | undefined> =>
  and(eq(goods.sellerId, ctx.user.userId), ne(goods.status, GOODS_STATUS.removed), await shownOnly(ctx))

/** Returns the condition of the filters other than the status. */
export const matchesOwn = ({ goodsTypeId, gameId, rent, keyWord, minPrice, maxPrice }: OwnFilter): SQL | undefined =>
  and(
    goodsTypeId === undefined ? undefined : isOfType(goodsTypeId),
    gameId === undefined ? undefined : eq(goods.gameId, gameId),
    rent ? isNotNull(goods.rentHourFen) : undefined,
    keyWord ? isNamed(keyWord) : undefined,
    minPrice === undefined ? undefined : gte(goods.priceFen, minPrice),
    maxPrice === undefined ? undefined : lte(goods.priceFen, maxPrice),
  )

export const hasStatus = ({ status }: OwnFilter): SQL | undefined =>
  status === undefined ? undefined : eq(goods.status, status)

/** A seller does not see a difference between the old and the new type of currency. */
const isOfType = (goodsTypeId: number): SQL =>
  inArray(
    goods.goodsTypeId,
    isCurrencyType(goodsTypeId) ? GOODS_TYPES.flatMap(({ id, isCurrency }) => (isCurrency ? [id] : [])) : [goodsTypeId],
  )

export function isNamed(keyWord: string): SQL | undefined {
  const sn = normalCode(keyWord)
  return or(isGoodsSn(sn) ? eq(goods.sn, sn as GoodsSn) : undefined, holdsWords(goods.title, queryWords(keyWord)))
}

const NEWEST = [desc(goods.createdAt), desc(goods.id)]
const ORDERS: Readonly<Record<OwnSort, SQL[]>> = {
  newest: NEWEST,
  priceAsc: [asc(goods.priceFen), desc(goods.id)],
  priceDesc: [desc(goods.priceFen), desc(goods.id)],
  views: [desc(goods.views), desc(goods.id)],
  favourites: [desc(goods.favourites), desc(goods.id)],
}
export const ownOrder = ({ sort = 'newest' }: OwnFilter): SQL[] => ORDERS[sort]
