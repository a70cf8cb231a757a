import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in what the server renders and until scripts run: what needs them is off until then. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
