/** Loaded only when something failed, outside the first-load budget. */
const handleFailure = (event: ErrorEvent | PromiseRejectionEvent): void =>
  void import('./report-error').then(
    ({ reportError }) => reportError(event),
    () => {},
  )

/** Reports errors that no code of the page handled. Returns a cleanup function. */
export function reportErrors(): () => void {
  addEventListener('error', handleFailure)
  addEventListener('unhandledrejection', handleFailure)
  return () => {
    removeEventListener('error', handleFailure)
    removeEventListener('unhandledrejection', handleFailure)
  }
}
