const isPlainF5 = (event: KeyboardEvent): boolean =>
  event.key === 'F5' && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.metaKey

function handleDown(event: KeyboardEvent): void {
  if (isPlainF5(event)) event.preventDefault()
}
function handleUp(event: KeyboardEvent): void {
  if (isPlainF5(event)) location.reload()
}

/** Holding F5 would reload many times: reloads once, when the key is released. Returns a cleanup function. */
export function reloadOnce(): () => void {
  addEventListener('keydown', handleDown)
  addEventListener('keyup', handleUp)
  return () => {
    removeEventListener('keydown', handleDown)
    removeEventListener('keyup', handleUp)
  }
}
