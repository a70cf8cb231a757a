import { clearVisitor } from '../clear-visitor'
import { refreshBell } from '../hooks/use-unread'
import { toast, toastLater } from '../toast-store'
import { openTransport } from './open-transport'
import type { LiveMessage, LiveTransport } from './transport'

type Listener = {
  onEvent?: (event: LiveMessage) => void
  onResumed?: () => void
  onState?: (state: LiveState) => void
  onFailed?: (code: number) => void
}
export type LiveState = 'connecting' | 'connected' | 'offline'

const FORCED_LOGOUT_MS = 3000
const listeners = new Set<Listener>()
let transport: Promise<LiveTransport> | undefined
let current: LiveState = 'connecting'

/** Opens one connection per page for the first listener and closes it after the last. */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener)
  listener.onState?.(current)
  transport ??= openTransport({
    onEvent: (event) => {
      if (event.type === 'notification') void refreshBell()
      for (const l of [...listeners]) l.onEvent?.(event)
    },
    onResumed: () => {
      for (const l of [...listeners]) l.onResumed?.()
    },
    onState: (state) => {
      current = state
      for (const l of [...listeners]) l.onState?.(state)
    },
    onFailed: (code) => {
      for (const l of [...listeners]) l.onFailed?.(code)
    },
    onLoggedOut: forceLogout,
  })
  if (listeners.size === 1) watchNetwork(true)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    watchNetwork(false)
    transport?.then((t) => t.close())
    transport = undefined
  }
}

/**
 * Browsers throttle timers of hidden tabs, and a lost connection is noticed late: when the device is online again or
 * the tab is shown, the page connects at once.
 */
function watchNetwork(isOn: boolean): void {
  const change = isOn ? 'addEventListener' : 'removeEventListener'
  window[change]('online', handleOnline)
  document[change]('visibilitychange', handleShown)
}
const wake = () => void transport?.then((t) => t.wake?.())
function handleOnline(): void {
  wake()
  // the old connection may still count as open; the page's own calls do not need it
  for (const l of [...listeners]) l.onResumed?.()
}
function handleShown(): void {
  if (!document.hidden && current !== 'connected') wake()
}

/** Ends the session: deletes the cookies, shows a warning for 3 s, then opens the login page. */
function forceLogout(): void {
  const text = '登录已过期，请重新登录'
  // a member's page may open the login itself as soon as the cookies are gone
  toastLater({ kind: 'warn', text })
  clearVisitor()
  toast({ kind: 'warn', text })
  setTimeout(() => location.assign('/login'), FORCED_LOGOUT_MS)
}
