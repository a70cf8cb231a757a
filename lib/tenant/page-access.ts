import { LOGIN_ASKED, loginPath } from '@/lib/shared/people/login-path'
import { matchRoute } from '@/lib/shared/site/routes'

/**
 * Where a visitor without a token is sent, or undefined when the page may be shown. The login then says
 * 请先登录. A convenience only: what may be read or done is decided by the API.
 */
export function loginRedirect(pathname: string, search: string, hasToken: boolean): string | undefined {
  if (hasToken || matchRoute(pathname)?.route.access !== 'login') return undefined
  return `${loginPath(pathname + search)}&${LOGIN_ASKED}=1`
}

/** No row of the route table fits; files (a dot in the last part) and Next's own addresses are not pages. */
export const isUnknownPage = (pathname: string): boolean =>
  !matchRoute(pathname) && !/\.[^/]*$/.test(pathname) && !/^\/(?:_next|api|media)(?:\/|$)/.test(pathname)
