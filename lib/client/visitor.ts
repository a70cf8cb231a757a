import { readCookie } from './read-cookie'

/** The presumed visitor, by the cookies that scripts can read. For display only: the API decides what is allowed. */
export interface Visitor {
  userId: string
  nickName: string
  actor: string
}

/** Cookies of a login that scripts can read. */
export const VISITOR_COOKIES = ['token', 'username', 'nickName', 'actor', 'userId', 'isPartner', 'team'] as const
const CHANGED = 'visitor-change'

let seen = false
export function hasToken(): boolean {
  const has = readCookie('token') !== ''
  seen ||= has
  return has
}
/** Returns whether a user was logged in at some time since this page was opened. */
export const wasHere = (): boolean => seen

/** Returns the user id the page presumably belongs to; null when logged out. */
export const visitorId = (): string | null => (hasToken() ? readCookie('userId') : null)

/** Whether a member of the user's team works here in the user's name. */
export const isActing = (): boolean => readCookie('team') !== ''

/** Call it after login, logout or a change of nickname, so that this page and other tabs update. */
export function announceVisitor(): void {
  window.dispatchEvent(new Event(CHANGED))
  try {
    localStorage.setItem(CHANGED, String(Date.now()))
  } catch {
    // no storage: other tabs check again when they become visible
  }
}

/** '' when logged out; a string, so that it can be compared as a store snapshot. */
export function visitorSnapshot(): string {
  return hasToken()
    ? JSON.stringify({ userId: readCookie('userId'), nickName: readCookie('nickName'), actor: readCookie('actor') })
    : ''
}

/**
 * Another tab may log in or out: checks again when notified by it, when this tab becomes visible, or gets the focus
 * while both are visible.
 */
export function subscribeOtherTabs(listener: () => void): () => void {
  const stop = new AbortController()
  window.addEventListener('storage', ({ key }) => key === CHANGED && listener(), stop)
  window.addEventListener('focus', listener, stop)
  window.addEventListener('pageshow', listener, stop)
  document.addEventListener('visibilitychange', listener, stop)
  return () => stop.abort()
}

/** Calls back when the visitor may have changed, here or in another tab. */
export function subscribeVisitor(listener: () => void): () => void {
  const stop = subscribeOtherTabs(listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    stop()
    window.removeEventListener(CHANGED, listener)
  }
}
