/** Long enough for a render to ask for more. */
const CALM_MS = 50

let pending = 0

/**
 * Counts work that changes the page: its start, and every call of the API. While none is pending, `<html>` carries
 * `data-settled`; automated browsers wait for it. Returns what ends the work.
 */
export function beginWork(): () => void {
  pending += 1
  delete document.documentElement.dataset.settled
  return () => {
    setTimeout(() => {
      pending -= 1
      if (pending === 0) document.documentElement.dataset.settled = ''
    }, CALM_MS)
  }
}
