import type { IncomingMessage, ServerResponse } from 'node:http'
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

/** What search engines may find on a host, read in pieces that stay small however many goods there are. */
export interface CrawlSource {
  news(distId: number): Promise<SitemapEntry[]>
  games(distId: number): Promise<SitemapEntry[]>
  shops(distId: number): Promise<SitemapEntry[]>
  /** Numbers of the goods chunks that are not empty. */
  goodsChunks(distId: number): Promise<number[]>
  goods(distId: number, chunk: number): Promise<SitemapEntry[]>
  /** 1200 x 630 PNG that stands for the site where a page is shared and has no picture of its own. */
  sharePicture(distId: number): Promise<Buffer>
}

const XML = 'application/xml; charset=utf-8'
/** Seconds. A crawler that comes back sooner than ten minutes sees the same sitemap. */
const LIFE = { fresh: 600, stale: 3600 }
const ADDRESS =
  /^\/(?:robots\.txt|speculation-rules\.json|sitemap\.xml|share\.png|sitemap-(?:pages|games|news|shops)\.xml|sitemap-goods-[1-9]\d{0,6}\.xml)$/

/** What machines read of a host, without a renderer: robots.txt, sitemaps, the share picture, which links to render ahead. */
export class CrawlRoom {
  constructor(
    readonly source: CrawlSource,
    readonly cache: PageCache,
  ) {}

  static takes = (path: string): boolean => ADDRESS.test(path)

  async answer(req: IncomingMessage, res: ServerResponse, path: string, site: Site): Promise<'page'> {
    const rule = { ...LIFE, tags: [`dist:${site.distId}`, ...(path === '/sitemap-news.xml' ? ['news'] : [])] }
    const entry = await this.cache.answer(`${site.distId} ${path}`, rule, () => this.#make(path, site))
    if (entry.status === 404) sendPlain(res, 404)
    else await sendEntry(req, res, entry)
    return 'page'
  }

  async #make(path: string, site: Site): Promise<RenderResult> {
    if (path === '/share.png') return rendered('image/png', await this.source.sharePicture(site.distId))
    if (path === '/robots.txt') return rendered('text/plain; charset=utf-8', Buffer.from(robotsText(site.origin)))
    if (path === SPECULATION_PATH) return rendered('application/speculationrules+json', Buffer.from(SPECULATION_RULES))
    if (path === '/sitemap.xml') return rendered(XML, Buffer.from(sitemapIndex(site.origin, await this.#parts(site))))
    const entries = await this.#entries(path, site)
    // A sitemap without an address is not valid. Nor is it kept: ten million numbers fit, and would push out the parts there are.
    return entries.length > 0
      ? rendered(XML, Buffer.from(urlSet(site.origin, entries)))
      : { ...rendered('text/plain', Buffer.from('')), status: 404, storable: false }
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
    // Goods carry their own lastmod; the newest of a chunk is not worth reading the chunk for.
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

/** Pages of the route table that are one address each, or a few. */
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
