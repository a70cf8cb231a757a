import type { ShopPage } from '@/lib/contract/entities/shop'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ServerApiError, serverApi } from './server-api'

/** Codes of NOT_FOUND and GONE, and of INVALID_INPUT for text that is not a code. */
const ABSENT = new Set<string | undefined>(['NOT_FOUND', 'GONE', 'INVALID_INPUT'])

/** A shop; undefined for an unknown code, and while its seller is banned. */
export async function loadShop(host: string, code: string): Promise<ShopPage | undefined> {
  try {
    return await serverApi(host, 'GET /shop/info', { code })
  } catch (error) {
    if (error instanceof ServerApiError && ABSENT.has(error.reason)) return undefined
    throw error
  }
}

/** The latest reviews of an existing shop. */
export const loadShopReviews = (host: string, code: string) => serverApi(host, 'GET /shop/reviews', { code })

/** 404 for an unknown code, 410 for a shop that was closed by the platform. */
export async function shopStatus(host: string, code: string): Promise<200 | 404 | 410> {
  try {
    await serverApi(host, 'GET /shop/info', { code })
    return 200
  } catch (error) {
    if (error instanceof ServerApiError && ABSENT.has(error.reason)) return error.reason === 'GONE' ? 410 : 404
    throw error
  }
}

type ListInput = InputOf<ApiContract['GET /goods/getGoodsList']>

/** Goods of a shop, and the fields of the chosen game, if any. */
export async function loadShopGoods(host: string, code: string, query: Omit<ListInput, 'shop'>) {
  const [found, filter] = await Promise.all([
    serverApi(host, 'GET /goods/getGoodsList', { ...query, shop: code }),
    query.gid ? serverApi(host, 'GET /comm/gamefilter', { gameId: query.gid }).catch(() => undefined) : undefined,
  ])
  return { found, filter }
}
