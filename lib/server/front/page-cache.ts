import { LRUCache } from 'lru-cache'
import { type CacheEntry, entrySize, makeEntry, type RenderResult } from './cache-entry'

/** Seconds a not-found response (404) is cached. */
const NOT_FOUND_SECONDS = 10
/** Milliseconds before a failed refresh is retried; the stale response is served meanwhile. */
const RETRY_MS = 5_000
/** Milliseconds a response counts as fresh after `age`: limits how often one key is rebuilt. */
export const AGED_MS = 2_000

/** No renderer is available. A cached response, however old, is better. */
export class RendererBusy extends Error {
  constructor(
    message: string,
    /** Milliseconds to delay the error response. */
    readonly holdMs = 0,
  ) {
    super(message)
  }
}

export interface CacheRule {
  fresh: number
  stale: number
  tags: readonly string[]
}

interface FlightState {
  tags: readonly string[]
  purged: boolean
  aged: boolean
}
interface Flight extends FlightState {
  promise: Promise<CacheEntry>
}

/** 'later': no visitor waits for it, the stale response has been sent. */
export type Urgency = 'now' | 'later'
type Render = (urgency: Urgency) => Promise<RenderResult>

interface PageCacheOptions {
  maxBytes: number
  now?: () => number
  /** A background refresh failed; the stale response stays in the cache. */
  onRefreshError?: (key: string, error: unknown) => void
}

/**
 * Caches responses as bytes, under keys given by the caller (which must include the distributor), bounded in bytes.
 * Concurrent misses share one render. A purge also discards renders that started before it: they answer requests that
 * were already waiting, but are not stored and not shared with later requests. Aged entries are still served while a
 * request rebuilds them in the background.
 */
export class PageCache {
  /** Since start. `joined` waited for another request's render. */
  readonly lookups = { hit: 0, stale: 0, miss: 0, joined: 0 }
  readonly #entries: LRUCache<string, CacheEntry>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #flights = new Map<string, Flight>()
  readonly #now: () => number
  readonly #options: PageCacheOptions

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#entries = new LRUCache<string, CacheEntry>({
      maxSize: options.maxBytes,
      maxEntrySize: Math.max(1, Math.floor(options.maxBytes / 4)),
      sizeCalculation: entrySize,
      dispose: (entry, key, reason) => {
        if (reason !== 'set') this.#untag(key, entry)
      },
    })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }
  get size(): number {
    return this.#entries.size
  }

  /** Returns a fresh response, at the cost of one map lookup. */
  fresh(key: string): CacheEntry | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined || this.#now() >= entry.freshUntil) return undefined
    this.lookups.hit += 1
    return entry
  }

  /**
   * Returns a fresh response, else a stale one with a refresh in the background, else a new render; if no renderer is
   * available, any cached one. Rejects only if there is nothing at all to show.
   */
  async answer(key: string, rule: CacheRule, render: Render): Promise<CacheEntry> {
    const known = this.#entries.get(key)
    const now = this.#now()
    if (known && now < known.freshUntil) {
      this.lookups.hit += 1
      return known
    }
    if (known && now < known.staleUntil) {
      this.lookups.stale += 1
      this.#refresh(key, known, rule, render)
      return known
    }
    return this.#wait(key, rule, render).catch((error: unknown) => {
      if (known && error instanceof RendererBusy) return known
      throw error
    })
  }

  /**
   * Returns a fresh or new response, for building another response from it: stale data must not get into another page.
   */
  async current(key: string, rule: CacheRule, render: Render): Promise<CacheEntry> {
    const known = this.#entries.get(key)
    if (!known || known.aged || this.#now() >= known.freshUntil) return this.#wait(key, rule, render, true)
    this.lookups.hit += 1
    return known
  }

  #wait(key: string, rule: CacheRule, render: Render, current = false): Promise<CacheEntry> {
    const running = this.#flights.get(key)
    const flying = current && running?.aged ? undefined : running
    this.lookups[flying ? 'joined' : 'miss'] += 1
    return (flying ?? this.#take(key, rule, () => render('now'))).promise
  }

  /**
   * Marks responses with these tags as aged: they are still served, and rebuilt on request AGED_MS after they were
   * made.
   */
  age(tags: readonly string[]): void {
    for (const tag of tags)
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const entry = this.#entries.peek(key)
        if (entry) ageEntry(entry)
      }
    for (const flight of this.#flights.values()) if (flight.tags.some((tag) => tags.includes(tag))) flight.aged = true
  }

  /**
   * `*`: anything may have changed unnoticed. Every page is rendered again; a cached one is only served while no
   * renderer is available.
   */
  purge(tags: readonly string[]): void {
    if (tags.includes('*')) {
      for (const flight of this.#flights.values()) flight.purged = true
      this.#flights.clear()
      for (const entry of this.#entries.values()) Object.assign(entry, { freshUntil: 0, staleUntil: 0, aged: true })
      return
    }
    for (const tag of tags) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key)
    for (const [key, flight] of this.#flights) {
      if (!flight.tags.some((tag) => tags.includes(tag))) continue
      flight.purged = true
      this.#flights.delete(key)
    }
  }

  #refresh(key: string, stale: CacheEntry, rule: CacheRule, render: Render): void {
    if (this.#flights.has(key) || this.#now() < (stale.retryAt ?? 0)) return
    this.#take(key, rule, () => render('later')).promise.catch((error: unknown) => {
      if (error instanceof RendererBusy) return
      stale.retryAt = this.#now() + RETRY_MS
      this.#options.onRefreshError?.(key, error)
    })
  }

  #take(key: string, rule: CacheRule, render: () => Promise<RenderResult>): Flight {
    const state: FlightState = { tags: rule.tags, purged: false, aged: false }
    const promise = this.#fill(key, rule, render, state).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    })
    const flight: Flight = Object.assign(state, { promise })
    this.#flights.set(key, flight)
    return flight
  }

  async #fill(
    key: string,
    rule: CacheRule,
    render: () => Promise<RenderResult>,
    flight: FlightState,
  ): Promise<CacheEntry> {
    const rendered = await render()
    const known = this.#entries.get(key)
    if (known && this.#now() < known.staleUntil && rendered.status >= 500)
      throw new Error(`refresh of ${key} answered ${rendered.status}`)
    const madeAt = this.#now()
    const fresh = madeAt + (rendered.status === 404 ? NOT_FOUND_SECONDS : rule.fresh) * 1000
    const stale = rendered.status === 404 ? fresh : fresh + rule.stale * 1000
    const entry = makeEntry(rendered, { madeAt, freshUntil: fresh, staleUntil: stale, tags: rule.tags })
    if (flight.aged) ageEntry(entry)
    if (rendered.storable && !flight.purged) this.#store(key, entry)
    else if (!flight.purged) this.#entries.delete(key)
    return entry
  }

  #store(key: string, entry: CacheEntry): void {
    const before = this.#entries.peek(key)
    if (before) this.#untag(key, before)
    this.#entries.set(key, entry)
    if (this.#entries.peek(key) !== entry) return
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  #untag(key: string, entry: CacheEntry): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys?.delete(key) && keys.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

function ageEntry(entry: CacheEntry): void {
  entry.aged = true
  entry.freshUntil = Math.min(entry.freshUntil, entry.madeAt + AGED_MS)
}
