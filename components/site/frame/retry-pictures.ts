/** Two more tries for a lost picture, the second after a longer wait. */
const WAITS_MS = [800, 3000] as const

const tries = new WeakMap<HTMLImageElement, number>()

/** A picture that failed on a bad connection is asked for again; a third failure shows its text. */
function handleFailure({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return
  const tried = tries.get(target) ?? 0
  const wait = WAITS_MS[tried]
  if (wait === undefined || !/^https?:/.test(target.currentSrc || target.src)) return
  tries.set(target, tried + 1)
  const { src } = target
  setTimeout(() => {
    // nobody changed it meanwhile
    if (target.isConnected && target.src === src) target.src = src
  }, wait)
}

/** Failures of pictures do not bubble: they are caught on the way down. Returns what undoes it. */
export function retryPictures(): () => void {
  document.addEventListener('error', handleFailure, true)
  return () => document.removeEventListener('error', handleFailure, true)
}
