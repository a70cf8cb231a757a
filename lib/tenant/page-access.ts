import { LOGIN_REQUIRED, loginPath } from '@/lib/shared/people/login-path'
import { matchRoute } from '@/lib/shared/site/routes'

/**
 * Where a visitor without a token is redirected, or undefined if the page may be shown. The login then shows 请先登录. For
 * convenience only: authorization is done by the API.
 */
export function loginRedirect(pathname: string, search: string, hasToken: boolean): string | undefined {
  if (hasToken || matchRoute(pathname)?.route.access !== 'login') return undefined
  return `${loginPath(pathname + search)}&${LOGIN_REQUIRED}=1`
}

/** No row of the route table matches; files (a dot in the last segment) and Next's own addresses are not pages. */
export const isUnknownPage = (pathname: string): boolean =>
  !matchRoute(pathname) && !/\.[^/]*$/.test(pathname) && !/^\/(?:_next|api|media)(?:\/|$)/.test(pathname)
