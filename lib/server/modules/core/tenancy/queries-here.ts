import { type Column, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { dists } from '../../../db/schema/tenancy'
import type { Ctx, Dist, Services } from '../../../runtime/context'

/** The platform's own site: the first one, which cannot be switched off. */
export const OWN_SITE = 1

type Here = Pick<Ctx, 'dist' | 'distOf'>

/**
 * Returns whether something of a distributor is available on this host: on its own hosts, and on the platform's own site
 * while it is switched off, so that covers and cases outlive a site.
 */
export const isHere = ({ dist, distOf }: Here, distId: number): boolean =>
  distId === dist.distId || (dist.distId === OWN_SITE && distOf(distId) === undefined)

/** The same as a condition on a column, for statements of other modules. */
export const isOfHere = ({ dist }: Pick<Ctx, 'dist'>, distId: Column): SQL | undefined =>
  dist.distId === OWN_SITE
    ? or(eq(distId, OWN_SITE), inArray(distId, sql`(select ${dists.distId} from ${dists} where not ${dists.active})`))
    : eq(distId, dist.distId)

/** Returns the site on which something of a distributor is available. */
export const siteOf = ({ distOf }: Pick<Services, 'distOf'>, distId: number): Dist | undefined =>
  distOf(distId) ?? distOf(OWN_SITE)
