import { detailPath } from '@/lib/shared/goods/goods-types'
import { shopPath } from '@/lib/shared/goods/shop'
import type { GoodsSn } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money/money'
import { coverName } from '@/lib/shared/pictures/cover-name'
import { newsPath } from '@/lib/shared/site/news'
import type { CrawlSource } from '../front/crawl-handler'
import { drawGoodsPicture, drawSharePicture } from '../front/share-picture'
import { loadHomeConf } from '../modules/core/tenancy/load-home-conf'
import type { HostMap } from '../modules/core/tenancy/load-host-map'
import { listSitemapSellers } from '../modules/listings/catalog/lists/queries-shop'
import { listGoodsChunks, listGoodsOfChunk, listSitemapLists } from '../modules/listings/catalog/lists/queries-sitemap'
import { findShown } from '../modules/listings/catalog/queries-detail'
import { listNewsAddresses } from '../modules/listings/content/queries-news'
import { createShops } from '../modules/market/shops/create-shops'
import type { Ctx, Services } from '../runtime/context'
import { Refusal } from '../runtime/refusal'
import { NO_DIST, systemCtx } from '../runtime/system-ctx'
import { readBrandMark } from './brand-mark'

/** Articles listed in a sitemap; older ones are found through the lists. */
const MOST_NEWS = 10_000
/** Shops of the sellers with the most recent listings. */
const MOST_SHOPS = 10_000

/** The sitemaps read the modules directly, because no contract call returns chunks. */
export function createCrawlSource(services: Services, hosts: HostMap): CrawlSource {
  const inTurn = createTurns()
  const ctxOf = (distId: number): Ctx => systemCtx(services, hosts.byId(distId) ?? NO_DIST)
  return {
    news: async (distId) =>
      (await listNewsAddresses(ctxOf(distId), MOST_NEWS)).map((row) => ({
        path: newsPath(row.code),
        changed: row.updatedAt,
      })),
    games: async (distId) =>
      (await listSitemapLists(ctxOf(distId))).map((row) => ({
        path: `/wares?gt=${row.goodsTypeId}&gid=${row.gameId}`,
        changed: row.newest,
      })),
    shops: async (distId) => {
      const ctx = ctxOf(distId)
      const sellers = await listSitemapSellers(ctx, MOST_SHOPS)
      const codes = await createShops(
        ctx,
        sellers.map((row) => row.sellerId),
      )
      return sellers.flatMap(({ sellerId, newest }) => {
        const code = codes.get(sellerId)
        return code ? [{ path: shopPath(code), changed: newest }] : []
      })
    },
    goodsChunks: (distId) => listGoodsChunks(ctxOf(distId)),
    goods: async (distId, chunk) =>
      (await listGoodsOfChunk(ctxOf(distId), chunk)).map((row) => ({
        path: detailPath(row.goodsTypeId, row.sn),
        changed: row.updatedAt,
      })),
    sharePicture: async (distId) => {
      const conf = await loadHomeConf(ctxOf(distId))
      return drawSharePicture(conf, await readBrandMark(services.storage, conf))
    },
    goodsPicture: (distId, goodsSn) => inTurn(() => drawItem(ctxOf(distId), goodsSn)),
  }
}

async function drawItem(ctx: Ctx, goodsSn: GoodsSn): Promise<Buffer | null> {
  try {
    const { sn, gameId, priceFen, title, smallTitleName } = await findShown(ctx, goodsSn)
    const name = coverName({ goodsSn: sn, bigTitle: title, smallTitleName })
    const conf = await loadHomeConf(ctx)
    const mark = await readBrandMark(ctx.storage, conf)
    return await drawGoodsPicture(conf, { sn, gameId, name, price: fenToYuan(priceFen) }, mark)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** One picture at a time: a crawler that asks for thousands of items leaves the processors to the pages. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work)
    last = mine.catch(() => {})
    return mine
  }
}
