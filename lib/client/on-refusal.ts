import { loginPath } from '@/lib/shared/people/login-path'
import { isRoomPage, RESTRICTIONS_PATH } from '@/lib/shared/people/restrictions'
import { matchRoute } from '@/lib/shared/site/routes'
import { staffLoginPath } from '@/lib/shared/staff/staff-path'
import { clearVisitor } from './clear-visitor'
import type { Reason } from './reason'
import { toast, toastLater } from './toast-store'
import { wasHere } from './visitor'

interface Refusal {
  reason: Reason
  message: string
}

/**
 * Handles a refused or failed call. A silent one shows nothing. Visitors who are not or no longer logged in are
 * redirected to the login from member pages, where nothing could be shown, and after calls that are not silent; public
 * pages stay and show that the login has expired.
 */
export function onRefusal(error: Refusal, isSilent: boolean): void {
  if (error.reason === 'NETWORK_LOST') {
    if (!isSilent) toast({ kind: 'warn', title: '提示', text: error.message })
    return
  }
  if (isExpired(error) || error.reason === 'NOT_LOGGED_IN') {
    const prompt = isExpired(error) || wasHere() ? EXPIRED : '请先登录，再继续操作'
    clearVisitor()
    if (isMembersPage() || !isSilent) toLogin(prompt)
    else if (isExpired(error)) toast({ kind: 'warn', text: EXPIRED })
    return
  }
  if (error.reason === 'STAFF_CODE' && isStaffPage()) {
    location.assign(staffLoginPath(location.pathname + location.search))
    return
  }
  if (error.reason === 'LOGIN_RESTRICTED' && isMembersPage() && !isRoomPage(location.pathname)) {
    location.assign(RESTRICTIONS_PATH)
    return
  }
  if (isSilent) return
  if (error.message.includes('tcp')) toast({ kind: 'warn', text: '网站正在更新，请稍候....' })
  else toast({ kind: 'warn', text: error.message })
}

const isStaffPage = (): boolean => matchRoute(location.pathname)?.route.frame === 'staff'
const EXPIRED = '登录已过期，请重新登录'
const isMembersPage = (): boolean => matchRoute(location.pathname)?.route.access === 'login'
const isExpired = (error: Refusal) =>
  error.reason === 'SESSION_EXPIRED' || error.message.includes('登录已过期') || error.message.includes('token')

/** Redirects to the login page, where the prompt is shown; the visitor returns after logging in. */
function toLogin(text: string): void {
  if (location.pathname === '/login') {
    toast({ kind: 'warn', text })
    return
  }
  toastLater({ kind: 'warn', text })
  location.assign(loginPath(location.pathname + location.search))
}
