import { useEffect, useEffectEvent } from 'react'

/** Milliseconds a page must be there before it counts as looked at. */
const LOOKED_MS = 3000

/** Runs once the page is really shown: a prerendered page may never be. `key` names what is shown. */
export function useShown(key: string, onShown: () => void, ms = LOOKED_MS): void {
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    const page = document as Document & { prerendering?: boolean }
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      timer = setTimeout(() => shown(), ms)
    }
    if (page.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
    else start()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('prerenderingchange', start)
    }
  }, [key, ms])
}
