import { serverApi } from '@/lib/server/loaders/server-api'
import type { HomeConf } from '@/lib/shared/home-conf'
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
 * The site object of a host's distributor; the default one on failure or a non-zero code. Never
 * rejects. The API of this process answers from memory; another host's answer (API_ORIGIN) is kept for a minute.
 */
export function loadHomeConf(host: string): Promise<HomeConf> {
  const asked = () => serverApi(host, 'GET /dist/homeConf', {})
  return process.env.API_ORIGIN ? keep(host, asked) : asked().catch(() => DEFAULT_HOME_CONF)
}

function keep(host: string, ask: () => Promise<HomeConf>): Promise<HomeConf> {
  const known = kept.get(host)
  if (known && known.until > Date.now()) return known.conf
  const entry: Entry = {
    until: Date.now() + FRESH_MS,
    conf: ask().catch(() => {
      entry.until = Date.now() + FAILED_MS
      return DEFAULT_HOME_CONF
    }),
  }
  kept.delete(host)
  kept.set(host, entry)
  if (kept.size > MAX_HOSTS) kept.delete(kept.keys().next().value ?? '')
  return entry.conf
}
