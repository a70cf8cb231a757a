import { serverApi } from '@/lib/server/loaders/server-api'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { DEFAULT_HOME_CONF } from './default-home-conf'

const FRESH_MS = 60_000
/** A failure is forgotten soon, so that a recovered API shows at once. */
const FAILED_MS = 3_000
const MAX_HOSTS = 500

interface Entry {
  conf: Promise<HomeConf>
  until: number
}

const kept = new Map<string, Entry>()

/**
 * The site object of a host's distributor; the default one on failure or a non-zero code. Never rejects. Our own is kept as
 * long as the front names the same version, another host's (API_ORIGIN), which nobody tells of changes, for a minute.
 */
export function loadHomeConf(host: string, version: string): Promise<HomeConf> {
  const asked = () => serverApi(host, 'GET /dist/homeConf', {})
  if (process.env.API_ORIGIN) return keep(host, asked, FAILED_MS)
  // a failure of our own is not kept: the front counts it, so as not to keep a page made without an answer
  return keep(`${host} ${version}`, asked, 0)
}

function keep(key: string, ask: () => Promise<HomeConf>, failedMs: number): Promise<HomeConf> {
  const known = kept.get(key)
  if (known && known.until > Date.now()) return known.conf
  const entry: Entry = {
    until: Date.now() + FRESH_MS,
    conf: ask().catch(() => {
      entry.until = Date.now() + failedMs
      return DEFAULT_HOME_CONF
    }),
  }
  kept.delete(key)
  kept.set(key, entry)
  if (kept.size > MAX_HOSTS) kept.delete(kept.keys().next().value ?? '')
  return entry.conf
}
