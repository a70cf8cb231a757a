import { PageCache } from './page-cache'

/** Share of PAGE_CACHE_MB for API answers, so that neither kind can push the other out. */
const API_SHARE = 1 / 8
/** Share for sitemaps: crawlers read each once in a while, and must not push pages out. */
const CRAWL_SHARE = 1 / 16

/** What the front keeps, apart by kind. */
export class FrontCaches {
  readonly pages: PageCache
  readonly answers: PageCache
  readonly maps: PageCache

  constructor(megabytes: number, onRefreshError: (key: string, error: unknown) => void) {
    const open = (share: number) => new PageCache({ maxBytes: megabytes * 1024 * 1024 * share, onRefreshError })
    this.pages = open(1 - API_SHARE - CRAWL_SHARE)
    this.answers = open(API_SHARE)
    this.maps = open(CRAWL_SHARE)
  }

  purge(tags: readonly string[]): void {
    for (const cache of [this.pages, this.answers, this.maps]) cache.purge(tags)
  }
}
