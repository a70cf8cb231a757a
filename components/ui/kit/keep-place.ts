/** What reading goes on at when the control in it has gone. */
const PLACES = 'li, tr, article, section, aside, main'

/**
 * Remembers who has the focus. The answer gives it back, and when what was done takes that control away, at once or with
 * the next answer of the server, to what is left around it: on the body the next key would begin at an end of the page.
 */
export function keepPlace(): () => void {
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
