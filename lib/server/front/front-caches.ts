import type { Purge } from '../runtime/purge-bus'
import { PageCache } from './page-cache'

/** Share of PAGE_CACHE_MB for API responses, so that neither kind can evict the other. */
const API_SHARE = 1 / 8
/** Share for sitemaps: crawlers read each one rarely, and must not evict pages. */
const CRAWL_SHARE = 1 / 16

/**
 * Share for pages without parameters and members' shells: few, most requested, and not affected by made-up addresses.
 */
const FIXED_SHARE = 1 / 4

/** Caches of the front server, separated by kind. */
export class FrontCaches {
  readonly fixed: PageCache
  readonly pages: PageCache
  readonly answers: PageCache
  readonly maps: PageCache

  constructor(megabytes: number, onRefreshError: (key: string, error: unknown) => void) {
    const open = (share: number) => new PageCache({ maxBytes: megabytes * 1024 * 1024 * share, onRefreshError })
    this.fixed = open(FIXED_SHARE)
    this.pages = open(1 - FIXED_SHARE - API_SHARE - CRAWL_SHARE)
    this.answers = open(API_SHARE)
    this.maps = open(CRAWL_SHARE)
  }

  change({ gone, aged }: Purge): void {
    for (const cache of [this.fixed, this.pages, this.answers, this.maps]) {
      cache.purge(gone)
      cache.age(aged)
    }
  }
}
