import { LRUCache } from 'lru-cache'

/** One visitor's looks at one item count once in this time. */
const WINDOW_MS = 30 * 60_000

/**
 * Looks at items, kept in this process until they are written together: a figure for display, for which one row lock a look
 * would be too much. A visitor is an account (number), else an address, whatever browsers it names.
 */
export class ViewTally {
  /** When a visitor's look at an item counted. */
  readonly #counted = new LRUCache<string, number>({ max: 100_000 })
  #waiting = new Map<string, number>()

  add({ visitor, item, at }: { visitor: number | string; item: string; at: Date }): void {
    const look = `${visitor} ${item}`
    const now = at.getTime()
    if (now - (this.#counted.get(look) ?? -WINDOW_MS) < WINDOW_MS) return
    this.#counted.set(look, now)
    this.#waiting.set(item, (this.#waiting.get(item) ?? 0) + 1)
  }

  /** What came since the last time, item and number; nothing when nothing came. */
  take(): [item: string, looks: number][] {
    const taken = [...this.#waiting]
    this.#waiting = new Map()
    return taken
  }
}
