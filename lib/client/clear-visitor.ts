import Cookies from 'js-cookie'
import { announceVisitor, VISITOR_COOKIES } from './visitor'

/** Deletes the visitor's cookies on this device; the session itself is revoked by POST /user/logout. */
export function clearVisitor(): void {
  for (const name of VISITOR_COOKIES) Cookies.remove(name)
  announceVisitor()
}
