const RELOADED = 'chunk-reload'
/** At most one reload per minute, so that a missing chunk cannot cause a reload loop. */
const RELOAD_EVERY_MS = 60_000

const isLostChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /ChunkLoadError|Loading chunk|dynamically imported module/i.test(`${error.name} ${error.message}`)

/** Reloads the page if a chunk of its build is missing, because a newer build has replaced it. */
export function reloadLostChunk(error: unknown): void {
  if (!isLostChunk(error)) return
  // throws if storage is unavailable, because then nothing would prevent a reload loop
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_EVERY_MS) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}
