/** Elements that get the focus when the focused control inside is removed. */
const PLACES = 'li, tr, article, section, aside, main'

/**
 * Remembers the focused element. The returned function restores the focus, and if the control is removed by the action,
 * immediately or with the next server response, moves it to the surrounding element: on the body, the next key press
 * would start at an end of the page.
 */
export function restoreScroll(): () => void {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control === document.body) return () => {}
  const around: HTMLElement[] = []
  for (let at = control.parentElement; at; at = at.parentElement) if (at.matches(PLACES)) around.push(at)
  return () => {
    if (!control.isConnected) return focusPlace(around)
    control.focus({ preventScroll: true })
    const watch = new MutationObserver(() => {
      if (control.isConnected) return
      stop()
      if (document.activeElement === document.body) focusPlace(around)
    })
    const stop = () => {
      watch.disconnect()
      document.removeEventListener('focusin', stop)
    }
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', stop)
  }
}

function focusPlace(around: readonly HTMLElement[]): void {
  const place = around.find((one) => one.isConnected)
  if (!place) return
  const isStop = place.hasAttribute('tabindex')
  if (!isStop) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
