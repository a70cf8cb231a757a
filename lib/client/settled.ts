/** Long enough for a render to ask for more. */
const CALM_MS = 50

let pending = 0

// a window that was closed meanwhile has no document
const mark = () => globalThis.document?.documentElement.toggleAttribute('data-settled', pending === 0)

/**
 * Counts a call of the API. Once the page has started, `<html>` carries `data-settled` while no call is pending; automated
 * browsers wait for it. Returns what ends the call.
 */
export function beginWork(): () => void {
  pending += 1
  mark()
  return () => {
    setTimeout(() => {
      pending -= 1
      mark()
    }, CALM_MS)
  }
}
