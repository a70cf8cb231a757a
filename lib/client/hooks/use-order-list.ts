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

/** Returns address of the list that contains the page's order; '' on other pages, and until the order is loaded. */
export const useOrderList = (): string =>
  useSyncExternalStore(
    subscribe,
    () => list,
    () => '',
  )

/** Sets it for as long as the page is open. */
export function useStandsIn(href: string): void {
  useEffect(() => {
    put(href)
    return () => put('')
  }, [href])
}
