import { reloadLostChunk } from '@/lib/client/reload-lost-chunk'

function handleFailure(event: ErrorEvent | PromiseRejectionEvent): void {
  reloadLostChunk('reason' in event ? event.reason : event.error)
  // loaded only when something failed, outside the first-load budget
  void import('./report-error').then(
    ({ reportError }) => reportError(event),
    () => {},
  )
}

/**
 * Reloads when a chunk of an older build is missing, and reports errors that no code of the page handled. Returns a
 * cleanup function.
 */
export function watchFailures(): () => void {
  addEventListener('error', handleFailure)
  addEventListener('unhandledrejection', handleFailure)
  return () => {
    removeEventListener('error', handleFailure)
    removeEventListener('unhandledrejection', handleFailure)
  }
}
