/** The visible toasts, outside React so that the API wrapper and components can show them alike. */
interface ToastInput {
  text: string
  /** Bold title before the text, e.g. 提示. */
  title?: string
  kind?: 'done' | 'warn' | 'danger' | 'info'
}
export interface ToastEntry extends ToastInput {
  id: number
  kind: NonNullable<ToastInput['kind']>
}

const SHOWN_MS = 3000
const MAX_SHOWN = 3

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly ToastEntry[]): void {
  entries = next
  for (const listener of listeners) listener()
}

/** Shows a toast for 3 s. The same text is not stacked: a repeat restarts its time. */
export function toast(input: ToastInput): void {
  const entry: ToastEntry = { ...input, kind: input.kind ?? 'done', id: ++lastId }
  const others = entries.filter((e) => e.text !== entry.text || e.title !== entry.title)
  publish([...others, entry].slice(-MAX_SHOWN))
  setTimeout(() => publish(entries.filter((e) => e.id !== entry.id)), SHOWN_MS)
}

const LATER = 'toast-after-navigation'

/** For a toast that would be lost in a redirect: the next page of this tab shows it. */
export function toastLater(input: ToastInput): void {
  try {
    sessionStorage.setItem(LATER, JSON.stringify(input))
  } catch {
    // then it is not shown
  }
}

/** Shows the toast stored by `toastLater`; called once per page by the toaster. */
export function raiseLateToast(): void {
  try {
    const input = JSON.parse(sessionStorage.getItem(LATER) as string) as ToastInput
    sessionStorage.removeItem(LATER)
    toast({ ...input, text: `${input.text}` })
  } catch {
    // nothing was stored, or it cannot be read
  }
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const toastSnapshot = (): readonly ToastEntry[] => entries
