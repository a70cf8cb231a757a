import { headers } from 'next/headers'
import { cache } from 'react'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { loadHomeConf } from './load-home-conf'

/**
 * Set by the front server (lib/server/front), which drops headers sent by visitors: public origin, and version of the
 * site object.
 */
const DIST_ORIGIN = 'x-dist-origin'
const DIST_CONF = 'x-dist-conf'

interface CurrentDist {
  /** Host of this request, for `serverApi(host, …)`. Never used for authorization, which only the API does. */
  host: string
  /** Public origin for absolute addresses (canonical links, shared pictures); '' if unknown. */
  origin: string
  conf: HomeConf
}

/** The distributor of the page being rendered; server components only. Makes the page dynamic. */
export const currentDist = cache(async (): Promise<CurrentDist> => {
  const requestHeaders = await headers()
  const host = requestHeaders.get('host') ?? ''
  return {
    host,
    origin: requestHeaders.get(DIST_ORIGIN) ?? '',
    conf: await loadHomeConf(host, requestHeaders.get(DIST_CONF) ?? ''),
  }
})
