import { LRUCache } from 'lru-cache'
import type { CdnPage } from '../providers/cdn/port'

/** As long as a cache may keep a page, see the lifetimes of the route table. */
const KEPT_MS = 15 * 60_000
const MOST = 50_000

/** Public pages sent lately, so that a CDN can be notified which of its copies a change makes invalid. */
export class SentPages {
  readonly #pages = new LRUCache<string, { page: CdnPage; tags: readonly string[] }>({ max: MOST, ttl: KEPT_MS })

  note(host: string, url: string, tags: readonly string[]): void {
    this.#pages.set(`${host}${url}`, { page: { host, url }, tags })
  }

  /** Takes the pages with one of these tags; `*` means all. */
  take(tags: readonly string[]): CdnPage[] {
    const gone = new Set(tags)
    const found: CdnPage[] = []
    for (const [key, sent] of this.#pages.entries())
      if (gone.has('*') || sent.tags.some((tag) => gone.has(tag))) {
        found.push(sent.page)
        this.#pages.delete(key)
      }
    return found
  }
}
