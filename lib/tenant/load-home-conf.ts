import { serverApi } from '@/lib/server/loaders/server-api'
import type { HomeConf } from '@/lib/shared/home-conf'
import { DEFAULT_HOME_CONF } from './default-home-conf'

const FRESH_MS = 60_000
/** A failure is forgotten soon, so that a recovered API shows at once. */
const FAILED_MS = 3_000
const MAX_HOSTS = 500

interface Entry {
  conf: Promise<HomeConf>
  distId?: number
  until: number
}

/**
 * On globalThis because middleware and pages are separate bundles of one process, and a purge must reach the one copy.
 * `clear` is the seam for the purge bus: `globalThis.__tenantCache?.clear(distId)`.
 */
interface TenantCache {
  entries: Map<string, Entry>
  clear: (distId?: number) => void
}
declare global {
  var __tenantCache: TenantCache | undefined
}

function createCache(): TenantCache {
  const entries = new Map<string, Entry>()
  const clear = (distId?: number) => {
    // an entry without distId is still loading and may carry the old object: dropped as well
    for (const [host, entry] of entries) {
      if (distId === undefined || entry.distId === undefined || entry.distId === distId) entries.delete(host)
    }
  }
  return { entries, clear }
}

function cache(): TenantCache {
  globalThis.__tenantCache ??= createCache()
  return globalThis.__tenantCache
}

/** Forgets one distributor's object, or all of them. */
export const clearTenantCache = (distId?: number): void => cache().clear(distId)

/** The distributor site object of a host; the default one on failure or a non-zero code. Never rejects. */
export function loadHomeConf(host: string): Promise<HomeConf> {
  const { entries } = cache()
  const known = entries.get(host)
  if (known && known.until > Date.now()) return known.conf
  const entry: Entry = { until: Date.now() + FRESH_MS, conf: Promise.resolve(DEFAULT_HOME_CONF) }
  entry.conf = serverApi(host, 'GET /dist/homeConf', {}).then(
    (conf) => {
      entry.distId = conf.distId
      return conf
    },
    () => {
      entry.distId = DEFAULT_HOME_CONF.distId
      entry.until = Date.now() + FAILED_MS
      return DEFAULT_HOME_CONF
    },
  )
  entries.delete(host)
  entries.set(host, entry)
  if (entries.size > MAX_HOSTS) entries.delete(entries.keys().next().value ?? '')
  return entry.conf
}
