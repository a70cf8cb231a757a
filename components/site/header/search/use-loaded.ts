'use client'

import { useEffect, useState } from 'react'

/** Data of a promise-returning loader; `load` undefined means nothing to load. `retry` loads again after a failure. */
export function useLoaded<T>(
  key: string | number | undefined,
  load: () => Promise<T>,
): { data: T | undefined; failed: boolean; retry: () => void } {
  const [state, setState] = useState<{ key?: string | number; data?: T; failed: boolean }>({ failed: false })
  const [tries, setTries] = useState(0)
  // `key` identifies what `load` loads
  useEffect(() => {
    if (key === undefined) return
    let current = true
    load().then(
      (data) => current && setState({ key, data, failed: false }),
      () => current && setState({ key, failed: true }),
    )
    return () => {
      current = false
    }
  }, [key, tries])
  const fits = state.key === key && key !== undefined
  return { data: fits ? state.data : undefined, failed: fits && state.failed, retry: () => setTries((n) => n + 1) }
}
