const RELOADED = 'chunk-reload'
/** At most one reload per minute, so that a missing chunk cannot cause a reload loop. */
const RELOAD_EVERY_MS = 60_000

const isLostChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /ChunkLoadError|Loading chunk|dynamically imported module/i.test(`${error.name} ${error.message}`)

function handleFailure(event: ErrorEvent | PromiseRejectionEvent): void {
  if (!isLostChunk('reason' in event ? event.reason : event.error)) return
  // throws if storage is unavailable, because then nothing would prevent a reload loop
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_EVERY_MS) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}

const isPlainF5 = (event: KeyboardEvent): boolean =>
  event.key === 'F5' && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.metaKey

/** Holding F5 would reload many times: reloads once, when the key is released. */
function handleDown(event: KeyboardEvent): void {
  if (isPlainF5(event)) event.preventDefault()
}
function handleUp(event: KeyboardEvent): void {
  if (isPlainF5(event)) location.reload()
}

/** Reloads when a chunk of an older build is missing, and once per press of F5. Returns a cleanup function. */
export function keepFresh(): () => void {
  addEventListener('error', handleFailure)
  addEventListener('unhandledrejection', handleFailure)
  addEventListener('keydown', handleDown)
  addEventListener('keyup', handleUp)
  return () => {
    removeEventListener('error', handleFailure)
    removeEventListener('unhandledrejection', handleFailure)
    removeEventListener('keydown', handleDown)
    removeEventListener('keyup', handleUp)
  }
}
