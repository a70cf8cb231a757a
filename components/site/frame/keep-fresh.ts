import { reloadLostChunk } from '@/lib/client/reload-lost-chunk'

const handleFailure = (event: ErrorEvent | PromiseRejectionEvent): void =>
  reloadLostChunk('reason' in event ? event.reason : event.error)

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
