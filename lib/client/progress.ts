import { BProgress } from '@bprogress/core'

/** Loading bar: appears after 200 ms, disappears after at most 5 s. Returns the function that ends it. */
const THROTTLE_MS = 200
const LONGEST_MS = 5000
let running = 0

export function progress(): () => void {
  running += 1
  let ended = false
  const start = setTimeout(() => BProgress.configure({ showSpinner: false }).start(), THROTTLE_MS)
  const stop = () => {
    if (ended) return
    ended = true
    clearTimeout(start)
    clearTimeout(limit)
    running -= 1
    if (running === 0) BProgress.done()
  }
  const limit = setTimeout(stop, LONGEST_MS)
  return stop
}
