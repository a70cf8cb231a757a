/** Delays of the two retries for a failed picture. */
const WAITS_MS = [800, 3000] as const

const tries = new WeakMap<HTMLImageElement, number>()

/** Retries a picture that failed on a bad connection; after the third failure its alt text is shown. */
function handleFailure({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return
  const tried = tries.get(target) ?? 0
  const wait = WAITS_MS[tried]
  if (wait === undefined || !/^https?:/.test(target.currentSrc || target.src)) return
  tries.set(target, tried + 1)
  const { src } = target
  setTimeout(() => {
    // unchanged in the meantime
    if (target.isConnected && target.src === src) target.src = src
  }, wait)
}

/** Error events of pictures do not bubble, so they are captured. Returns a cleanup function. */
export function retryPictures(): () => void {
  document.addEventListener('error', handleFailure, true)
  return () => document.removeEventListener('error', handleFailure, true)
}
