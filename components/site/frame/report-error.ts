import { lazyCall } from '@/lib/client/lazy-call'

/** One fault may be thrown at every frame. */
const MOST_A_PAGE = 3
/** Not thrown by this program, or harmless. */
const IGNORED = /ResizeObserver loop|^Script error|ChunkLoadError|Loading chunk|dynamically imported module/i
const FOREIGN = /(?:chrome|moz|safari-web)-extension:/

const reported = new Set<string>()

/** Reports an error that no code of the page handled, unless it is not ours or was reported. */
export function reportError(event: ErrorEvent | PromiseRejectionEvent): void {
  const error: unknown = 'reason' in event ? event.reason : (event.error ?? event.message)
  // refusals and lost connections of the API are shown to the visitor where they happen
  if (error instanceof Error && (error.name === 'ApiError' || error.name === 'AbortError')) return
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300)
  const stack = (error instanceof Error ? (error.stack ?? '') : '').slice(0, 2000)
  if (!message || IGNORED.test(message) || FOREIGN.test(stack)) return
  if (reported.size >= MOST_A_PAGE || reported.has(message)) return
  reported.add(message)
  void lazyCall('POST /comm/recordBrowserError', { message, stack, path: location.pathname.slice(0, 200) }).catch(
    () => {},
  )
}
