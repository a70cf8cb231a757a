import { refreshBell } from '../hooks/use-unread'
import { toast, toastLater } from '../toast-store'
import { clearVisitor } from '../visitor'
import { openTransport } from './open-transport'
import type { LiveMessage, LiveTransport } from './transport'

type Listener = {
  told?: (event: LiveMessage) => void
  resumed?: () => void
  state?: (state: LiveState) => void
  failed?: (code: number) => void
}
export type LiveState = 'connecting' | 'connected' | 'offline'

const FORCED_LOGOUT_MS = 3000
const listeners = new Set<Listener>()
let transport: Promise<LiveTransport> | undefined
let current: LiveState = 'connecting'

/** Opens one connection per page for the first listener and closes it after the last. */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener)
  listener.state?.(current)
  transport ??= openTransport({
    told: (event) => {
      if (event.type === 'notification') void refreshBell()
      for (const l of [...listeners]) l.told?.(event)
    },
    resumed: () => {
      for (const l of [...listeners]) l.resumed?.()
    },
    state: (state) => {
      current = state
      for (const l of [...listeners]) l.state?.(state)
    },
    failed: (code) => {
      for (const l of [...listeners]) l.failed?.(code)
    },
    broken: forceLogout,
  })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    transport?.then((t) => t.close())
    transport = undefined
  }
}

/** Ends the session: deletes the cookies, shows a warning for 3 s, then opens the login page. */
function forceLogout(): void {
  clearVisitor()
  const text = '登录已过期，请重新登录'
  toast({ kind: 'warn', text })
  setTimeout(() => {
    toastLater({ kind: 'warn', text })
    location.assign('/login')
  }, FORCED_LOGOUT_MS)
}
