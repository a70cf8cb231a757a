/** A form on screen that may have unsaved changes. */
export interface OpenForm {
  isChanged: () => boolean
  /** The changes are given up. */
  discard: () => void
  /** Asks whether to give up the changes. */
  ask: (onLeave: () => void) => void
}

const forms = new Set<OpenForm>()
/** Address at which the forms are filled in. */
let here = { href: '', state: null as unknown }

const changed = (): OpenForm[] => [...forms].filter((form) => form.isChanged())

/** Runs `leave` now if nothing on the page is unsaved, else after a question. */
export function leaveForms(leave: () => void): void {
  const unsaved = changed()
  const front = unsaved.at(-1)
  if (!front) {
    leave()
    return
  }
  front.ask(() => {
    for (const form of unsaved) form.discard()
    leave()
  })
}

const remember = () => {
  here = { href: location.href, state: history.state }
}

/** What replaces a drawer with a form when it is pressed: rows of the list, buttons of the page's head, choices of a part. */
const REPLACING = 'main tbody tr, main h1 ~ * button, main .ant-segmented-item'

function isLeaving(event: MouseEvent): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (link) {
    const isOther = link.target !== '' && link.target !== '_self'
    if (isOther || link.hasAttribute('download') || event.ctrlKey || event.metaKey || event.shiftKey) return false
    const to = new URL(link.href, location.href)
    return to.protocol.startsWith('http') && to.pathname !== location.pathname
  }
  if (target.closest('aside, [role="dialog"]') || !document.querySelector('main aside')) return false
  return pressedIn(target) !== null
}

/** The row, or the button within it, that is pressed; null for the choice of a row, which leaves the drawer open. */
function pressedIn(target: Element): HTMLElement | null {
  const found = target.closest<HTMLElement>(REPLACING)
  if (!found?.matches('tr')) return found
  return target.closest('input, label, .ant-table-selection-column') ? null : (target.closest('button') ?? found)
}

function handleClick(event: MouseEvent): void {
  if (changed().length === 0 || !isLeaving(event)) return
  event.preventDefault()
  event.stopPropagation()
  const target = event.target as Element
  // a picture within a link cannot be pressed itself
  const pressed = target.closest<HTMLElement>('a[href]') ?? pressedIn(target)
  leaveForms(() => pressed?.click())
}

/** Back and forward within the console have already changed the address: it is put back until the answer. */
function handlePop(event: PopStateEvent): void {
  if (changed().length === 0 || location.pathname === new URL(here.href).pathname) return
  event.stopImmediatePropagation()
  history.pushState(here.state, '', here.href)
  leaveForms(() => history.back())
}

function handleUnload(event: BeforeUnloadEvent): void {
  if (changed().length > 0) event.preventDefault()
}

/** Until the returned function is called, links, back and forward, and a reload ask before the form's changes are lost. */
export function guardForm(form: OpenForm): () => void {
  if (forms.size === 0) {
    remember()
    // in front of every other listener, so that the page sees only what was confirmed
    window.addEventListener('click', handleClick, true)
    window.addEventListener('popstate', handlePop, true)
    window.addEventListener('beforeunload', handleUnload)
  }
  forms.add(form)
  return () => {
    forms.delete(form)
    if (forms.size > 0) return
    window.removeEventListener('click', handleClick, true)
    window.removeEventListener('popstate', handlePop, true)
    window.removeEventListener('beforeunload', handleUnload)
  }
}
