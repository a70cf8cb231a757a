import { matchRoute } from '@/lib/shared/routes'

/**
 * Where a visitor without a token is sent, or undefined when the page may be shown. A convenience only: what may be read
 * or done is decided by the API.
 */
export function loginRedirect(pathname: string, search: string, hasToken: boolean): string | undefined {
  if (hasToken || matchRoute(pathname)?.route.access !== 'login') return undefined
  return `/login?returnUrl=${encodeURIComponent(pathname + search)}`
}

/** No row of the route table fits; files (a dot in the last part) and Next's own addresses are not pages. */
export const isUnknownPage = (pathname: string): boolean =>
  !matchRoute(pathname) && !/\.[^/]*$/.test(pathname) && !/^\/(?:_next|api|media)(?:\/|$)/.test(pathname)

const decoded = (text = ''): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Code of the article a page is about. */
export function articleOfPage(pathname: string): string | undefined {
  const found = matchRoute(pathname)
  return found?.route.path === '/news/{code}' ? decoded(found.params.code) : undefined
}

/** Code of the ruling a page is about; the bare address of a case shows the newest one. */
export function rulingOfPage(pathname: string, query: URLSearchParams): string | undefined {
  const found = matchRoute(pathname)
  if (found?.route.path === '/black/{sn}') return decoded(found.params.sn)
  return found?.route.path === '/eventCase/detail' ? (query.get('code') ?? undefined) : undefined
}

/** Goods number a page is about, when the page is about nothing else. */
export function goodsOfPage(pathname: string): string | undefined {
  const found = matchRoute(pathname)
  return found?.route.built && found.route.tags?.includes('goods:{sn}') ? found.params.sn : undefined
}
