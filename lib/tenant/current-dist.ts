import { headers } from 'next/headers'
import { cache } from 'react'
import type { HomeConf } from '@/lib/shared/home-conf'
import { DIST_CONF, DIST_HOST, DIST_ORIGIN, unpackConf } from './dist-headers'

export interface CurrentDist {
  /** Host of this request, for `serverApi(host, …)`. */
  host: string
  /** Public origin for absolute addresses (canonical links, shared pictures); '' when unknown. */
  origin: string
  conf: HomeConf
}

/** The distributor of the page being rendered; server components only. Makes the page dynamic. */
export const currentDist = cache(async (): Promise<CurrentDist> => {
  const given = await headers()
  return {
    host: given.get(DIST_HOST) ?? given.get('host') ?? '',
    origin: given.get(DIST_ORIGIN) ?? '',
    conf: unpackConf(given.get(DIST_CONF)),
  }
})
