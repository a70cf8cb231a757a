import { type Column, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { MAIN_DIST_ID } from '@/lib/shared/ids'
import { dists } from '../../../db/schema/tenancy'
import type { Ctx, Dist, Services } from '../../../runtime/context'

type Here = Pick<Ctx, 'dist' | 'distOf'>

/**
 * Returns whether something of a distributor is available on this host: on its own hosts, and on the platform's own site
 * while it is switched off, so that covers and cases outlive a site.
 */
export const isHere = ({ dist, distOf }: Here, distId: number): boolean =>
  distId === dist.distId || (dist.distId === MAIN_DIST_ID && distOf(distId) === undefined)

/** The same as a condition on a column, for statements of other modules. */
export const isOfHere = ({ dist }: Pick<Ctx, 'dist'>, distId: Column): SQL | undefined =>
  dist.distId === MAIN_DIST_ID
    ? or(
        eq(distId, MAIN_DIST_ID),
        inArray(distId, sql`(select ${dists.distId} from ${dists} where not ${dists.active})`),
      )
    : eq(distId, dist.distId)

/** Returns the site on which something of a distributor is available. */
export const siteOf = ({ distOf }: Pick<Services, 'distOf'>, distId: number): Dist | undefined =>
  distOf(distId) ?? distOf(MAIN_DIST_ID)
