import { matchRoute, type PageRoute } from '@/lib/shared/site/routes'

/** Longest query value that may become part of a cache key, in characters. */
const LONGEST_VALUE = 200

interface CanonicalPage {
  route: PageRoute
  /** Path without a trailing slash, and only the query parameters that count, in the order of the table. */
  url: string
  /** False when a value is too long to be worth a key. */
  cacheable: boolean
  /** The address says nothing but the route. */
  isFixed: boolean
  /** What the page tells of, so that it is made anew when that changes. */
  tags: string[]
}

export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

/** Undefined: no page of the table. Dot segments, encoded slashes and broken escapes are no page either. */
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

/** One address for a route whatever its parameters are; what renders there reads none of them. */
export const shellPath = (route: PageRoute): string => route.path.replace(/\{\w+\}/g, '-')

/** `{name}` in a tag takes the value of that parameter in capitals, as numbers are written; without one `-`, or what follows the bar: `shelf:{gid}:{gt|1}`. */
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
  const given = new URLSearchParams(names.length === 0 ? '' : search.split('#', 1)[0])
  const counted = new URLSearchParams()
  let cacheable = true
  for (const name of names) {
    const value = given.get(name)
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

/** False: dot segments lead from the room the address names into another one, past whoever guards that by its address. */
export const staysInRoom = (path: string): boolean => path.split('/', 2)[1] === callPath(path).split('/', 2)[1]

/**
 * The parameters a call reads (the first value that is not empty), in the order of `names`, for keys of cacheable API answers:
 * with others in the key every visitor could ask past the cache. Undefined: too long to be worth a key.
 */
export function canonicalApiUrl(url: string, names: readonly string[]): string | undefined {
  const path = callPath(url)
  const given = new URLSearchParams(url.slice(pathOf(url).length).split('#', 1)[0])
  const counted = new URLSearchParams()
  for (const name of names) {
    const value = given.getAll(name).find((text) => text !== '')
    if (value !== undefined) counted.set(name, value)
  }
  const canonical = counted.size > 0 ? `${path}?${counted}` : path
  return canonical.length > 1000 ? undefined : canonical
}
