import { matchRoute } from '@/lib/shared/site/routes'
import { redirectToLogin } from './redirect-to-login'
import { subscribeElsewhere, visitorId } from './visitor'

/** Whose page this is: who was logged in when it was opened. */
let owner: string | null = null
let stop = () => {}

/**
 * Leaves a members' page that belongs to somebody who is not logged in any more: to the login, which leads back, or by a
 * reload for the next person. What stood there is hidden at once. True when it did.
 */
export function leaveForeignPage(): boolean {
  const isForeign = owner !== null && visitorId() !== owner && matchRoute(location.pathname)?.route.access === 'login'
  if (!isForeign) return false
  document.body.hidden = true
  const isGone = redirectToLogin(location.pathname + location.search, '登录状态已失效，请重新登录')
  if (!isGone) location.reload()
  return true
}

/** From now on this page is `openedBy`'s, and left when that person logs out, or somebody else logs in, in another tab. */
export function watchVisitor(openedBy: string | null): void {
  owner = openedBy
  stop()
  stop = openedBy === null ? () => {} : subscribeElsewhere(leaveForeignPage)
}
