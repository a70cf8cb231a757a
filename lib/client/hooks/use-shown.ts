import { useEffect, useEffectEvent } from 'react'

/** Milliseconds a page must be visible before it counts as viewed. */
const LOOKED_MS = 3000

/** Runs once the page is actually visible, because a prerendered page may never be. `key` identifies the content. */
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
