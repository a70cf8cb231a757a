/** Long enough for a render to start further requests. */
const CALM_MS = 50

let pending = 0

// a closed window has no document
const mark = () => globalThis.document?.documentElement.toggleAttribute('data-settled', pending === 0)

/**
 * Counts running API calls. After the page has started, `<html>` has `data-settled` while no call is pending; automated
 * browsers wait for it. Returns the function that ends the call.
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
