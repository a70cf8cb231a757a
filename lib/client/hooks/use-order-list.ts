import { useEffect, useSyncExternalStore } from 'react'

let list = ''
const listeners = new Set<() => void>()
function put(next: string): void {
  list = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Address of the list that the page's order stands in; '' on other pages, and until the order has come. */
export const useOrderList = (): string =>
  useSyncExternalStore(
    subscribe,
    () => list,
    () => '',
  )

/** Tells it, for as long as the page is open. */
export function useStandsIn(href: string): void {
  useEffect(() => {
    put(href)
    return () => put('')
  }, [href])
}
