import type { IncomingMessage, ServerResponse } from 'node:http'
import { type GoodsSn, isGoodsSn } from '@/lib/shared/ids'
import { ROUTES } from '@/lib/shared/site/routes'
import { SPECULATION_PATH, SPECULATION_RULES } from '@/lib/shared/site/speculation-rules'
import type { RenderResult } from './cache-entry'
import { SECURITY_HEADERS } from './headers'
import type { PageCache } from './page-cache'
import type { Site } from './pages'
import { sendPlain } from './plain-pages'
import { robotsText } from './robots'
import { sendEntry } from './send-entry'
import { type SitemapEntry, sitemapIndex, urlSet } from './sitemap-xml'

/** Data of a host for search engines, read in pieces that stay small however many goods there are. */
export interface CrawlSource {
  news(distId: number): Promise<SitemapEntry[]>
  games(distId: number): Promise<SitemapEntry[]>
  shops(distId: number): Promise<SitemapEntry[]>
  /** Numbers of the non-empty goods chunks. */
  goodsChunks(distId: number): Promise<number[]>
  goods(distId: number, chunk: number): Promise<SitemapEntry[]>
  /** 1200 x 630 PNG used when a page without its own picture is shared. */
  sharePicture(distId: number): Promise<Buffer>
  /** The same for the page of an item; null if it is not public. */
  goodsPicture(distId: number, goodsSn: GoodsSn): Promise<Buffer | null>
}

const XML = 'application/xml; charset=utf-8'
/** In seconds. A crawler that returns within ten minutes gets the same sitemap. */
const LIFE = { fresh: 600, stale: 3600 }
const ADDRESS =
  /^\/(?:robots\.txt|speculation-rules\.json|sitemap\.xml|share\.png|share\/[A-Z\d]{6,20}\.png|sitemap-(?:pages|games|news|shops)\.xml|sitemap-goods-[1-9]\d{0,6}\.xml)$/

/**
 * Machine-readable files of a host, served without a renderer: robots.txt, sitemaps, the share picture, prerender
 * rules.
 */
export class CrawlHandler {
  constructor(
    readonly source: CrawlSource,
    readonly cache: PageCache,
  ) {}

  static takes = (path: string): boolean => ADDRESS.test(path)

  async answer(req: IncomingMessage, res: ServerResponse, path: string, site: Site): Promise<'page'> {
    const sn = sharedSn(path)
    const own = path === '/sitemap-news.xml' ? ['news'] : sn ? [`goods:${sn}`] : []
    const rule = { ...LIFE, tags: [`dist:${site.distId}`, ...own] }
    const entry = await this.cache.answer(`${site.distId} ${path}`, rule, () => this.#make(path, site))
    if (entry.status === 404) sendPlain(res, 404)
    else await sendEntry(req, res, entry)
    return 'page'
  }

  async #make(path: string, site: Site): Promise<RenderResult> {
    if (path === '/share.png') return rendered('image/png', await this.source.sharePicture(site.distId))
    const sn = sharedSn(path)
    if (sn) {
      const picture = await this.source.goodsPicture(site.distId, sn)
      return picture ? rendered('image/png', picture) : NONE
    }
    if (path === '/robots.txt') return rendered('text/plain; charset=utf-8', Buffer.from(robotsText(site.origin)))
    if (path === SPECULATION_PATH) return rendered('application/speculationrules+json', Buffer.from(SPECULATION_RULES))
    if (path === '/sitemap.xml') return rendered(XML, Buffer.from(sitemapIndex(site.origin, await this.#parts(site))))
    const entries = await this.#entries(path, site)
    // a sitemap without an address is not valid
    return entries.length > 0 ? rendered(XML, Buffer.from(urlSet(site.origin, entries))) : NONE
  }

  async #parts({ distId }: Site): Promise<SitemapEntry[]> {
    const [news, games, shops, chunks] = await Promise.all([
      this.source.news(distId),
      this.source.games(distId),
      this.source.shops(distId),
      this.source.goodsChunks(distId),
    ])
    const part = (name: string, entries: SitemapEntry[]): SitemapEntry[] =>
      entries.length > 0 ? [{ path: `/sitemap-${name}.xml`, changed: latest(entries) }] : []
    // Goods have their own lastmod; computing the newest of a chunk is not worth reading the chunk.
    return [
      { path: '/sitemap-pages.xml' },
      ...part('games', games),
      ...part('news', news),
      ...part('shops', shops),
      ...chunks.map((n) => ({ path: `/sitemap-goods-${n}.xml` })),
    ]
  }

  #entries(path: string, { distId }: Site): Promise<SitemapEntry[]> | SitemapEntry[] {
    if (path === '/sitemap-news.xml') return this.source.news(distId)
    if (path === '/sitemap-shops.xml') return this.source.shops(distId)
    if (path === '/sitemap-games.xml') return this.source.games(distId)
    if (path === '/sitemap-pages.xml') return listedPages()
    return this.source.goods(distId, Number(path.replace(/\D/g, '')))
  }
}

/** Pages of the route table that have one address, or a few. */
const listedPages = (): SitemapEntry[] =>
  ROUTES.filter((route) => route.listed).flatMap((route) => (route.sitemap ?? [route.path]).map((path) => ({ path })))

const latest = (entries: SitemapEntry[]): Date | undefined =>
  entries.reduce<Date | undefined>(
    (max, { changed }) => (changed && (!max || changed > max) ? changed : max),
    undefined,
  )

const rendered = (type: string, body: Buffer): RenderResult => ({
  status: 200,
  body,
  storable: true,
  headers: [
    ...SECURITY_HEADERS,
    'Content-Type',
    type,
    'Cache-Control',
    `public, max-age=0, s-maxage=${LIFE.fresh}, stale-while-revalidate=${LIFE.stale}`,
  ],
})

/** Not cached: ten million numbers are possible, and would evict what exists. */
const NONE: RenderResult = { ...rendered('text/plain', Buffer.from('')), status: 404, storable: false }

/** The goods number of the address of an item's picture. */
function sharedSn(path: string): GoodsSn | undefined {
  const sn = /^\/share\/(\w+)\.png$/.exec(path)?.[1] ?? ''
  return isGoodsSn(sn) ? sn : undefined
}
