import { serverApi } from '@/lib/server/loaders/server-api'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { DEFAULT_HOME_CONF } from './default-home-conf'

const FRESH_MS = 60_000
/** A failure is cached only briefly, so that a recovered API is used quickly. */
const FAILED_MS = 3_000
const MAX_HOSTS = 500

interface Entry {
  conf: Promise<HomeConf>
  until: number
}

const cache = new Map<string, Entry>()

/**
 * The site object of a host's distributor; the default one on failure or a non-zero code. Never rejects. Our own is
 * cached while the front server sends the same version; that of another host (API_ORIGIN), whose changes are not
 * announced, for a minute.
 */
export function loadHomeConf(host: string, version: string): Promise<HomeConf> {
  const ask = () => serverApi(host, 'GET /dist/homeConf', {})
  if (process.env.API_ORIGIN) return keep(host, ask, FAILED_MS)
  // a failure of our own API is not cached: the front server counts it, so that a page made without a response is not
  // cached
  return keep(`${host} ${version}`, ask, 0)
}

function keep(key: string, ask: () => Promise<HomeConf>, failedMs: number): Promise<HomeConf> {
  const known = cache.get(key)
  if (known && known.until > Date.now()) return known.conf
  const entry: Entry = {
    until: Date.now() + FRESH_MS,
    conf: ask().catch(() => {
      entry.until = Date.now() + failedMs
      return DEFAULT_HOME_CONF
    }),
  }
  cache.delete(key)
  cache.set(key, entry)
  if (cache.size > MAX_HOSTS) cache.delete(cache.keys().next().value ?? '')
  return entry.conf
}
