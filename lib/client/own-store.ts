import { hasToken, subscribeVisitor, visitorId } from './visitor'

interface Own<T> {
  of: string | null
  value: T
  asked?: Promise<T>
}

interface OwnStore<T> {
  /** The store's snapshot. */
  read: () => T
  /** Sets a newer value for all components, e.g. from the response of a change. */
  keep: (value: T) => void
  /** Loads once per user, for all callers; `again` reloads. Rejects like `ask`. */
  load: (again?: boolean) => Promise<T>
  /** While a user is logged in, `wonder` runs at once and whenever the user may have changed. */
  subscribe: (listener: () => void, wonder: () => void) => () => void
}

/**
 * Data of the logged-in user, shared by the components of this page. It belongs to that user only: the page may stay
 * open after the session, or another tab may log in another user; late responses for a former user are dropped.
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
