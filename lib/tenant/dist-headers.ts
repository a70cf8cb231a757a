import type { HomeConf } from '@/lib/shared/home-conf'
import { DEFAULT_HOME_CONF } from './default-home-conf'

/** Request headers that middleware hands to server components. Visitors cannot set them: middleware drops the prefix first. */
export const DIST_PREFIX = 'x-dist-'
export const DIST_CONF = 'x-dist-conf'
export const DIST_HOST = 'x-dist-host'

/** Set by the front (lib/server/front), which refuses a visitor's own. */
export const DIST_ORIGIN = 'x-dist-origin'
export const FRONT_HEADERS: ReadonlySet<string> = new Set(['x-dist-id', DIST_ORIGIN])

export const packConf = (conf: HomeConf): string => encodeURIComponent(JSON.stringify(conf))

export function unpackConf(text: string | null): HomeConf {
  if (!text) return DEFAULT_HOME_CONF
  try {
    return JSON.parse(decodeURIComponent(text)) as HomeConf
  } catch {
    return DEFAULT_HOME_CONF
  }
}
