import { detailPath } from '@/lib/shared/goods-types'
import { newsPath } from '@/lib/shared/news'
import type { CrawlSource } from '../front/crawl-room'
import { drawSharePicture } from '../front/share-picture'
import { listGoodsChunks, listGoodsOfChunk, listSitemapLists } from '../modules/catalog/queries-sitemap'
import { listNewsAddresses } from '../modules/content/queries-news'
import type { HostMap } from '../modules/tenancy/load-host-map'
import type { Ctx, Services } from '../runtime/context'
import { NO_DIST, systemCtx } from '../runtime/system-ctx'

/** Articles a sitemap names; older ones are found through the lists. */
const MOST_NEWS = 10_000

/** The sitemaps read the modules directly: no contract call would give them chunks. */
export function createCrawlSource(services: Services, hosts: HostMap): CrawlSource {
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
    goodsChunks: (distId) => listGoodsChunks(ctxOf(distId)),
    goods: async (distId, chunk) =>
      (await listGoodsOfChunk(ctxOf(distId), chunk)).map((row) => ({
        path: detailPath(row.goodsTypeId, row.sn),
        changed: row.updatedAt,
      })),
    sharePicture: (distId) => drawSharePicture(ctxOf(distId).dist.conf),
  }
}
