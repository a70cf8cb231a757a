import { LRUCache } from 'lru-cache'

/** Repeated views of an item by one visitor within this time count once. */
const WINDOW_MS = 30 * 60_000

/**
 * Views of items, collected in this process and written in batches: for a display number, one row lock per view would
 * be too expensive. A visitor is an account (number), otherwise an IP address, whatever its browser.
 */
export class ViewTally {
  /** When a visitor's view of an item was last counted. */
  readonly #counted = new LRUCache<string, number>({ max: 100_000 })
  #waiting = new Map<string, number>()

  add({ visitor, item, at }: { visitor: number | string; item: string; at: Date }): void {
    const look = `${visitor} ${item}`
    const now = at.getTime()
    if (now - (this.#counted.get(look) ?? -WINDOW_MS) < WINDOW_MS) return
    this.#counted.set(look, now)
    this.#waiting.set(item, (this.#waiting.get(item) ?? 0) + 1)
  }

  /** Returns the views since the last call, as item and number; empty if there are none. */
  take(): [item: string, looks: number][] {
    const taken = [...this.#waiting]
    this.#waiting = new Map()
    return taken
  }
}
