import { matchRoute } from '@/lib/shared/site/routes'
import { redirectToLogin } from './redirect-to-login'
import { subscribeOtherTabs, visitorId } from './visitor'

/** The user who was logged in when this page was opened. */
let owner: string | null = null
let stop = () => {}

/**
 * Leaves a member page whose user is no longer logged in: goes to the login, which leads back, or reloads the page if
 * another user is logged in. The content is hidden immediately. True if it did.
 */
export function leaveForeignPage(): boolean {
  const isForeign = owner !== null && visitorId() !== owner && matchRoute(location.pathname)?.route.access === 'login'
  if (!isForeign) return false
  document.body.hidden = true
  const isGone = redirectToLogin(location.pathname + location.search, '登录已过期，请重新登录')
  if (!isGone) location.reload()
  return true
}

/** Assigns this page to `openedBy` and leaves it when that user logs out, or another one logs in, in another tab. */
export function watchVisitor(openedBy: string | null): void {
  owner = openedBy
  stop()
  stop = openedBy === null ? () => {} : subscribeOtherTabs(leaveForeignPage)
}
