const RELOADED = 'chunk-reload'
/** One reload a minute at most, so that a chunk that is really gone cannot loop. */
const RELOAD_EVERY_MS = 60_000

const isLostChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /ChunkLoadError|Loading chunk|dynamically imported module/i.test(`${error.name} ${error.message}`)

function handleFailure(event: ErrorEvent | PromiseRejectionEvent): void {
  if (!isLostChunk('reason' in event ? event.reason : event.error)) return
  // a storage that throws ends it here: nothing would stop the next reload
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_EVERY_MS) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}

const isPlainF5 = (event: KeyboardEvent): boolean =>
  event.key === 'F5' && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.metaKey

/** A held F5 would reload many times over: the key reloads once, when it is let go. */
function handleDown(event: KeyboardEvent): void {
  if (isPlainF5(event)) event.preventDefault()
}
function handleUp(event: KeyboardEvent): void {
  if (isPlainF5(event)) location.reload()
}

/** Reloads when a piece of an older build is gone, and once per press of F5. Returns what undoes it. */
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
