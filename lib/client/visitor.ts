import Cookies from 'js-cookie'

/**
 * Who seems to be here, by the cookies that scripts may read. A display matter only:
 * whether a call is allowed is decided by the API.
 */
export interface Visitor {
  userId: string
  nickName: string
  actor: string
}

const NAMES = ['token', 'username', 'nickName', 'actor', 'userId', 'isPartner'] as const
const CHANGED = 'visitor-change'

let seen = false
export function hasToken(): boolean {
  const has = Boolean(Cookies.get('token'))
  seen ||= has
  return has
}
/** Somebody was logged in since this page was opened. */
export const wasHere = (): boolean => seen

const told = (name: (typeof NAMES)[number]): string => Cookies.get(name) ?? ''

/** Whose page this seems to be; null when nobody is logged in. */
export const visitorId = (): string | null => (hasToken() ? told('userId') : null)

/** Call after login, logout or a change of nickname, so that this page and those in other tabs follow. */
export function announceVisitor(): void {
  window.dispatchEvent(new Event(CHANGED))
  try {
    localStorage.setItem(CHANGED, String(Date.now()))
  } catch {
    // no storage: other tabs look again when they are shown
  }
}

/** Forgets the visitor on this device; the session itself ends at POST /user/logout. */
export function clearVisitor(): void {
  for (const name of NAMES) Cookies.remove(name)
  announceVisitor()
}

/** '' when logged out; a text so that it can be compared as a store snapshot. */
export function visitorSnapshot(): string {
  return hasToken() ? JSON.stringify({ userId: told('userId'), nickName: told('nickName'), actor: told('actor') }) : ''
}

/** Another tab may log in or out: looks again when it says so, when this one is shown, or turned to where both are seen. */
export function subscribeElsewhere(listener: () => void): () => void {
  const stop = new AbortController()
  window.addEventListener('storage', ({ key }) => key === CHANGED && listener(), stop)
  window.addEventListener('focus', listener, stop)
  window.addEventListener('pageshow', listener, stop)
  document.addEventListener('visibilitychange', listener, stop)
  return () => stop.abort()
}

/** The visitor may have changed, here or in another tab. */
export function subscribeVisitor(listener: () => void): () => void {
  const stop = subscribeElsewhere(listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    stop()
    window.removeEventListener(CHANGED, listener)
  }
}
