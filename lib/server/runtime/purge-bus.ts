/** Tags of pages that are invalid, and of those that may lag a little. `'*'` in `gone` means everything. */
export interface Purge {
  gone: readonly string[]
  aged: readonly string[]
}
type Listener = (purge: Purge) => void

/** Delivers change notifications to every cache of this process; other processes are notified through NOTIFY. */
export class PurgeBus {
  readonly #listeners = new Set<Listener>()

  /** Delivers synchronously. */
  publish(gone: readonly string[], aged: readonly string[] = []): void {
    if (gone.length + aged.length > 0) for (const listener of this.#listeners) listener({ gone, aged })
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
