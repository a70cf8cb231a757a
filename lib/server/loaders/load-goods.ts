import type { GoodsDetail, GoodsRow } from '@/lib/contract/entities/goods'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { sparkLine } from '@/lib/shared/goods/spark-line'
import { loadTradeTerms } from './load-trade-terms'
import { ServerApiError, serverApi } from './server-api'

/** Codes of NOT_FOUND, GONE, and of INVALID_INPUT for text that is not a goods number. */
const ABSENT = new Set<string | undefined>(['NOT_FOUND', 'GONE', 'INVALID_INPUT'])

/** One item, or undefined if it is unknown, removed or in review. */
export async function loadGoods(host: string, goodsSn: string): Promise<GoodsDetail | undefined> {
  try {
    return await serverApi(host, 'GET /goods/goodsInfo', { goodsSn })
  } catch (error) {
    if (error instanceof ServerApiError && ABSENT.has(error.reason)) return undefined
    throw error
  }
}

/**
 * Status of an item's page: 404 for a number that never existed, 410 for goods removed by their seller or the platform.
 */
export async function goodsPageStatus(host: string, goodsSn: string): Promise<200 | 404 | 410> {
  try {
    await serverApi(host, 'GET /goods/goodsInfo', { goodsSn })
    return 200
  } catch (error) {
    if (error instanceof ServerApiError && ABSENT.has(error.reason)) return error.reason === 'GONE' ? 410 : 404
    throw error
  }
}

/** Goods of the same game and type with the most similar prices; none on failure. */
export const loadNearGoods = (host: string, goodsSn: string, count: number): Promise<GoodsRow[]> =>
  serverApi(host, 'GET /goods/nearGoods', { goodsSn, pageSize: String(count) }).then(
    ({ list }) => list,
    () => [],
  )

/** Accounts of the same game that are for rent, cheapest hour first, without the item itself; none on failure. */
export async function loadRentable(host: string, goods: GoodsDetail, count: number): Promise<GoodsRow[]> {
  const filter = {
    gt: '1',
    gid: String(goods.gameId),
    rent: '1' as const,
    sort: 'priceAsc' as const,
    pageSize: String(count + 1),
  }
  try {
    const { list } = await serverApi(host, 'GET /goods/getGoodsList', filter)
    return list.filter((row) => row.goodsSn !== goods.goodsSn).slice(0, count)
  } catch {
    return []
  }
}

/** Rental terms of an account, besides its prices. */
export const loadRentTerms = (host: string, goodsSn: string) => serverApi(host, 'GET /rental/terms', { goodsSn })

/**
 * Stars, answers and retrievals of an item's seller; undefined if they are not available. Claims are not shown here, and
 * retrievals only for accounts: nothing else can be taken back.
 */
export const loadSellerFigures = (
  host: string,
  { goodsSn, goodsTypeId }: Pick<GoodsDetail, 'goodsSn' | 'goodsTypeId'>,
) =>
  serverApi(host, 'GET /goods/sellerFigures', { goodsSn }).then(
    ({ claims: _claims, retrieval, ...figures }) => ({
      ...figures,
      retrieval: goodsTypeId === ACCOUNT ? retrieval : null,
    }),
    () => undefined,
  )

/** Sold prices of similar accounts, with the drawing of their trend; null if they are not available. */
async function loadSoldRange(host: string, goodsSn: string) {
  const { range } = await serverApi(host, 'GET /goods/soldRange', { goodsSn }).catch(() => ({ range: null }))
  if (!range) return null
  const { points, ...rest } = range
  return { ...rest, line: sparkLine(points) }
}

/** Additional data of an item's page; each part may fail independently. */
export async function loadSimilarGoods(host: string, goods: Pick<GoodsDetail, 'goodsSn' | 'goodsTypeId' | 'gameId'>) {
  const { goodsSn, goodsTypeId, gameId } = goods
  const [range, figures, questions, isVerified] = await Promise.all([
    loadSoldRange(host, goodsSn),
    loadSellerFigures(host, goods),
    serverApi(host, 'GET /question/list', { goodsSn }).catch(() => ({
      list: [],
      total: 0,
      more: false,
      page: 1,
      pageSize: 0,
    })),
    goodsTypeId === ACCOUNT &&
      loadTradeTerms(host, 'account', gameId).then(
        (terms) => terms.isVerified,
        () => false,
      ),
  ])
  return { range, figures, questions, isVerified }
}
