import { isActing } from '../visitor'
import { carrier } from './carrier'
import { cachedLink, fetchLink } from './fetch-link'
import { openPolling } from './polling-transport'
import type { LiveHandlers, LiveTransport } from './transport'

const RETRY_MS = 3000

/** Opens the transport chosen by the server; the code of other transports is never loaded. */
export async function openTransport(handlers: LiveHandlers): Promise<LiveTransport> {
  handlers.onState('connecting')
  let isClosed = false
  let open: LiveTransport | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  const start = async (): Promise<void> => {
    isWaiting = false
    if (isActing()) {
      open = openPolling(handlers)
      return
    }
    const link = cachedLink() ?? (await fetchLink().catch(() => null))
    if (isClosed) return
    if (!link) {
      handlers.onState('offline')
      isWaiting = true
      retry = setTimeout(() => void start(), RETRY_MS)
      return
    }
    const found =
      link.provider === 'rongcloud'
        ? await import('./rongcloud-transport').then((file) => file.openRongCloud(link, handlers))
        : await import('./local-transport').then((file) => file.openLocal(link, handlers))
    if (isClosed) found.close()
    else {
      open = found
      carrier.current = found
    }
  }
  await start()
  return {
    close() {
      isClosed = true
      clearTimeout(retry)
      open?.close()
      if (carrier.current === open) carrier.current = undefined
    },
    wake() {
      if (open) open.wake?.()
      else if (isWaiting) {
        clearTimeout(retry)
        void start()
      }
    },
  }
}
