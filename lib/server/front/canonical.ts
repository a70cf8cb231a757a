import { matchRoute, type PageRoute } from '@/lib/shared/site/routes'

/** Longest query value that may become part of a cache key, in characters. */
const LONGEST_VALUE = 200

interface CanonicalPage {
  route: PageRoute
  /** Path without a trailing slash, and only the known query parameters, in the order of the table. */
  url: string
  /** False if a value is too long for a cache key. */
  cacheable: boolean
  /** True if the address has no parameters. */
  isFixed: boolean
  /** Data the page shows; a change of it invalidates the page. */
  tags: string[]
}

export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

/** Undefined: not a page of the route table. Dot segments, encoded slashes and invalid escapes are not pages either. */
export function canonicalPage(url: string, distId: number): CanonicalPage | undefined {
  const raw = pathOf(url)
  if (!isPlainPath(raw)) return undefined
  const path = raw.length > 1 && raw.endsWith('/') ? raw.slice(0, -1) : raw
  const found = matchRoute(path)
  if (!found) return undefined
  const query = countedQuery(url.slice(raw.length), found.route.query ?? [])
  const params = decodeAll(found.params)
  return {
    route: found.route,
    url: path + query.text,
    cacheable: query.cacheable && path.length <= LONGEST_VALUE,
    isFixed: query.text === '' && !found.route.path.includes('{'),
    tags: [`dist:${distId}`, ...fillTags(found.route.tags, (name) => params[name] ?? query.get(name))],
  }
}

/** One address for a route regardless of its parameters; the page rendered there reads none of them. */
export const shellPath = (route: PageRoute): string => route.path.replace(/\{\w+\}/g, '-')

/**
 * `{name}` in a tag is replaced by the value of that parameter in capitals, as numbers are written; if missing by `-`,
 * or by the default after the bar: `shelf:{gid}:{gt|1}`.
 */
export const fillTags = (tags: readonly string[] = [], read: (name: string) => string | null | undefined): string[] =>
  tags.map((tag) =>
    tag.replace(/\{(\w+)(?:\|(\w+))?\}/g, (_, name: string, other = '-') => read(name)?.trim().toUpperCase() || other),
  )

interface CountedQuery {
  text: string
  cacheable: boolean
  get(name: string): string | null
}

function countedQuery(search: string, names: readonly string[]): CountedQuery {
  const params = new URLSearchParams(names.length === 0 ? '' : search.split('#', 1)[0])
  const counted = new URLSearchParams()
  let cacheable = true
  for (const name of names) {
    const value = params.get(name)
    if (!value) continue
    if (value.length > LONGEST_VALUE) cacheable = false
    counted.set(name, value)
  }
  return { text: counted.size > 0 ? `?${counted}` : '', cacheable, get: (name) => counted.get(name) }
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\') || /%(?:2f|5c|00)/i.test(path)) return false
  try {
    return decodeURIComponent(path)
      .split('/')
      .every((segment) => segment !== '.' && segment !== '..')
  } catch {
    return false
  }
}

const decodeAll = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]))

/** Path of a call as the API's router reads it: dot segments resolved, escapes decoded. */
export function callPath(url: string): string {
  try {
    return decodeURI(new URL(url, 'http://api').pathname)
  } catch {
    return pathOf(url)
  }
}

/**
 * False if dot segments lead from the area named in the address to another one, which would bypass guards based on the
 * address.
 */
export const staysInSection = (path: string): boolean => path.split('/', 2)[1] === callPath(path).split('/', 2)[1]

/**
 * Returns the parameters a call reads (the first non-empty value), in the order of `names`, for keys of cacheable API
 * responses: other parameters in the key would let a visitor bypass the cache. Undefined: too long for a key.
 */
export function canonicalApiUrl(url: string, names: readonly string[]): string | undefined {
  const path = callPath(url)
  const params = new URLSearchParams(url.slice(pathOf(url).length).split('#', 1)[0])
  const counted = new URLSearchParams()
  for (const name of names) {
    const value = params.getAll(name).find((text) => text !== '')
    if (value !== undefined) counted.set(name, value)
  }
  const canonical = counted.size > 0 ? `${path}?${counted}` : path
  return canonical.length > 1000 ? undefined : canonical
}
