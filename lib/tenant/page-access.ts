import { LOGIN_REQUIRED, loginPath } from '@/lib/shared/people/login-path'
import { matchRoute } from '@/lib/shared/site/routes'

/**
 * Where a request for a page is redirected, or undefined if the page may be shown: from a moved page to the one that
 * replaced it, and visitors without a token from member pages to the login, which then shows 请先登录. For convenience
 * only: authorization is done by the API.
 */
export function pageRedirect(pathname: string, search: string, hasToken: boolean): string | undefined {
  const route = matchRoute(pathname)?.route
  if (route?.movedTo) return withQuery(route.movedTo, search)
  if (hasToken || route?.access !== 'login') return undefined
  return `${loginPath(pathname + search)}&${LOGIN_REQUIRED}=1`
}

function withQuery(address: string, search: string): string {
  const [path = '', own] = address.split('?')
  const query = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

/** No row of the route table matches; files (a dot in the last segment) and Next's own addresses are not pages. */
export const isUnknownPage = (pathname: string): boolean =>
  !matchRoute(pathname) && !/\.[^/]*$/.test(pathname) && !/^\/(?:_next|api|media)(?:\/|$)/.test(pathname)
