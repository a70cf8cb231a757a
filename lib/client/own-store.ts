import { hasToken, subscribeVisitor, visitorId } from './visitor'

interface Own<T> {
  of: string | null
  value: T
  asked?: Promise<T>
}

interface OwnStore<T> {
  /** As a store's snapshot. */
  read: () => T
  /** Puts something newer before everybody, e.g. the answer of a change. */
  keep: (value: T) => void
  /** Asks once a person, whoever wants it; `again` asks anew. Rejects as `ask` does. */
  load: (again?: boolean) => Promise<T>
  /** `wonder` runs at once and whenever the visitor may be another, while somebody is logged in. */
  subscribe: (listener: () => void, wonder: () => void) => () => void
}

/**
 * What this page knows of whoever is logged in, shared by its parts. It is theirs alone: the page may stay open after the
 * session, or another tab log somebody else in; an answer that comes late is dropped with whose it was.
 */
export function ownStore<T>(nothing: () => T, ask: () => Promise<T>): OwnStore<T> {
  const listeners = new Set<() => void>()
  let kept: Own<T> = { of: null, value: nothing() }
  const own = (): Own<T> => {
    const of = visitorId()
    if (kept.of !== of) kept = { of, value: nothing() }
    return kept
  }
  const put = (into: Own<T>, value: T): T => {
    into.value = value
    for (const listener of listeners) listener()
    return value
  }
  return {
    read: () => own().value,
    keep: (value) => put(own(), value),
    load(again = false) {
      const mine = own()
      if (again || !mine.asked) {
        mine.asked = ask().then(
          (value) => put(mine, value),
          (fault) => {
            mine.asked = undefined
            throw fault
          },
        )
      }
      return mine.asked
    },
    subscribe(listener, wonder) {
      const look = () => {
        if (hasToken()) wonder()
        listener()
      }
      listeners.add(listener)
      const stop = subscribeVisitor(look)
      look()
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}
