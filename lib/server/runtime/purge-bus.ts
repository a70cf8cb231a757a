type Listener = (tags: readonly string[]) => void

/** Carries cache tags whose pages are no longer true. `'*'` means everything. */
export class PurgeBus {
  readonly #listeners = new Set<Listener>()

  /** Delivers in this process before it returns; other processes hear through NOTIFY. */
  publish(tags: readonly string[]): void {
    if (tags.length > 0) for (const listener of this.#listeners) listener(tags)
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
