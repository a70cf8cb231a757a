import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '@/lib/shared/durations'
import { RendererBusy, type Urgency } from './page-cache'

interface QueueLimits {
  /** Concurrent renders. */
  slots: number
  /** Waiting renders; further ones are rejected. */
  waiting: number
  /** Waiting or running renders per address. */
  perAddress: number
  /** Renders started per minute and address. */
  perMinute: number
}

interface Asker {
  inFlight: number
  begun: number
  refused: number
  minute: number
}
type Start = () => void

/**
 * Rejections per minute that an address receives immediately. Further ones are delayed, to slow down a client that
 * retries without pause.
 */
const PROMPT_REFUSALS = 20
const HOLD_MS = 2_000
/** Addresses tracked; the least recently seen is dropped. */
const ADDRESSES = 20_000

/**
 * Rendering is expensive: few renders run concurrently, few wait, and each address has a limited share. Addresses are
 * served in rotation, so that a request for one page waits for at most one page of each other address. Background
 * refreshes take a slot only when no request waits, and leave one free.
 */
export class RenderQueue {
  /** Since start. */
  readonly refused = { full: 0, address: 0, later: 0 }
  readonly #limits: QueueLimits
  readonly #now: () => number
  readonly #askers = new LRUCache<string, Asker>({ max: ADDRESSES })
  /** Waiting requests by address; the first address is next. */
  readonly #waiting = new Map<string, Start[]>()
  readonly #refreshes: Start[] = []
  #waitingCount = 0
  #running = 0
  #refreshing = 0

  constructor(limits: QueueLimits, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
  }

  get depth(): number {
    return this.#waitingCount + this.#refreshes.length
  }

  /** Throws RendererBusy immediately if the queue or the address's share is full. */
  async run<T>(request: { address: string; urgency: Urgency }, work: () => Promise<T>): Promise<T> {
    const isRefresh = request.urgency === 'later'
    const leave = isRefresh ? this.#enterLater() : this.#enterNow(request.address)
    try {
      await this.#turn(request.address, isRefresh)
      try {
        return await work()
      } finally {
        this.#done(isRefresh)
      }
    } finally {
      leave()
    }
  }

  #enterLater(): () => void {
    if (this.#refreshes.length >= this.#limits.waiting) throw this.#refuse('later')
    return () => undefined
  }

  #enterNow(address: string): () => void {
    if (this.#waitingCount >= this.#limits.waiting) throw this.#refuse('full')
    const minute = Math.floor(this.#now() / MINUTE_MS)
    const asker = this.#askers.get(address) ?? { inFlight: 0, begun: 0, refused: 0, minute }
    if (asker.minute !== minute) Object.assign(asker, { minute, begun: 0, refused: 0 })
    if (asker.inFlight >= this.#limits.perAddress || asker.begun >= this.#limits.perMinute) {
      asker.refused += 1
      throw this.#refuse('address', asker.refused > PROMPT_REFUSALS ? HOLD_MS : 0)
    }
    asker.inFlight += 1
    asker.begun += 1
    this.#askers.set(address, asker)
    return () => {
      asker.inFlight -= 1
    }
  }

  #refuse(why: keyof RenderQueue['refused'], holdMs = 0): RendererBusy {
    this.refused[why] += 1
    return new RendererBusy(`no room to render: ${why}`, holdMs)
  }

  #turn(address: string, isRefresh: boolean): Promise<void> {
    if (this.#mayStart(isRefresh)) {
      this.#start(isRefresh)
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      if (isRefresh) this.#refreshes.push(resolve)
      else {
        this.#waiting.set(address, [...(this.#waiting.get(address) ?? []), resolve])
        this.#waitingCount += 1
      }
    })
  }

  #mayStart(isRefresh: boolean): boolean {
    if (this.#running >= this.#limits.slots) return false
    return !isRefresh || (this.#waitingCount === 0 && this.#refreshing < Math.max(1, this.#limits.slots - 1))
  }

  #start(isRefresh: boolean): void {
    this.#running += 1
    if (isRefresh) this.#refreshing += 1
  }

  #done(isRefresh: boolean): void {
    this.#running -= 1
    if (isRefresh) this.#refreshing -= 1
    const next = this.#nextWaiting()
    if (next) {
      this.#start(false)
      next()
    } else if (this.#refreshes.length > 0 && this.#mayStart(true)) {
      this.#start(true)
      this.#refreshes.shift()?.()
    }
  }

  /** Takes a request of the next address, which then goes to the end of the line. */
  #nextWaiting(): Start | undefined {
    const [address, line = []] = this.#waiting.entries().next().value ?? []
    if (address === undefined) return undefined
    const [next, ...rest] = line
    this.#waiting.delete(address)
    if (rest.length > 0) this.#waiting.set(address, rest)
    this.#waitingCount -= 1
    return next
  }
}
