import { LRUCache } from 'lru-cache'
import { RendererBusy, type Urgency } from './page-cache'

interface QueueLimits {
  /** Renders at once. */
  slots: number
  /** Waiting behind them; one more is refused. */
  waiting: number
  /** Waiting or rendering, for one address. */
  perAddress: number
  /** Renders begun in a minute, for one address. */
  perMinute: number
}

interface Waiting {
  start: () => void
  urgency: Urgency
}

interface Asker {
  inFlight: number
  begun: number
  minute: number
}

const MINUTE_MS = 60_000
/** Addresses remembered; the least recently seen is forgotten. */
const ADDRESSES = 20_000

/**
 * Renders are dear: few run at once, few wait, and no address has more than its share. Background refreshes take a slot only
 * when nobody waits for a page, and one slot is always left to those who do.
 */
export class RenderQueue {
  /** Since start. */
  readonly refused = { full: 0, address: 0, later: 0 }
  readonly #limits: QueueLimits
  readonly #now: () => number
  readonly #askers = new LRUCache<string, Asker>({ max: ADDRESSES })
  readonly #waiting: Waiting[] = []
  readonly #refreshes: Waiting[] = []
  #running = 0
  #refreshing = 0

  constructor(limits: QueueLimits, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
  }

  get depth(): number {
    return this.#waiting.length + this.#refreshes.length
  }

  /** Throws RendererBusy at once when the queue or the address's share is full. `address` '': nobody's. */
  async run<T>(asked: { address: string; urgency: Urgency }, work: () => Promise<T>): Promise<T> {
    const leave = asked.urgency === 'later' ? this.#enterLater() : this.#enterNow(asked.address)
    try {
      await this.#turn(asked.urgency)
      try {
        return await work()
      } finally {
        this.#done(asked.urgency)
      }
    } finally {
      leave()
    }
  }

  #enterLater(): () => void {
    if (this.#refreshes.length >= this.#limits.waiting) {
      this.refused.later += 1
      throw new RendererBusy('too many refreshes wait')
    }
    return () => undefined
  }

  #enterNow(address: string): () => void {
    if (this.#waiting.length >= this.#limits.waiting) {
      this.refused.full += 1
      throw new RendererBusy('too many pages wait')
    }
    if (address === '') return () => undefined
    const minute = Math.floor(this.#now() / MINUTE_MS)
    const asker = this.#askers.get(address) ?? { inFlight: 0, begun: 0, minute }
    if (asker.minute !== minute) Object.assign(asker, { minute, begun: 0 })
    if (asker.inFlight >= this.#limits.perAddress || asker.begun >= this.#limits.perMinute) {
      this.refused.address += 1
      throw new RendererBusy('too many pages for one address')
    }
    asker.inFlight += 1
    asker.begun += 1
    this.#askers.set(address, asker)
    return () => {
      asker.inFlight -= 1
    }
  }

  #turn(urgency: Urgency): Promise<void> {
    if (this.#mayStart(urgency)) {
      this.#start(urgency)
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const line = urgency === 'now' ? this.#waiting : this.#refreshes
      line.push({ urgency, start: resolve })
    })
  }

  #mayStart(urgency: Urgency): boolean {
    if (this.#running >= this.#limits.slots) return false
    return urgency === 'now' || (this.#waiting.length === 0 && this.#refreshing < Math.max(1, this.#limits.slots - 1))
  }

  #start(urgency: Urgency): void {
    this.#running += 1
    if (urgency === 'later') this.#refreshing += 1
  }

  #done(urgency: Urgency): void {
    this.#running -= 1
    if (urgency === 'later') this.#refreshing -= 1
    for (const line of [this.#waiting, this.#refreshes]) {
      const next = line[0]
      if (!next || !this.#mayStart(next.urgency)) continue
      line.shift()
      this.#start(next.urgency)
      next.start()
    }
  }
}
