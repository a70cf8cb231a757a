import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in server-rendered HTML and until hydration: controls that need scripts are disabled until then. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
