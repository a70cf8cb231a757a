import { and, type Column, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { MAIN_DIST_ID } from '@/lib/shared/ids'
import { dists } from '../../../db/schema/core/tenancy'
import type { Ctx, Dist, Services } from '../../../runtime/context'

/** What the answer depends on: the host, and for a staff call whose staff makes it. */
export type Here = Pick<Ctx, 'dist' | 'distOf' | 'staff'>

/** A distributor's staff work only on what is its own, also on the platform's own site, which shows more than that. */
const isOfStaff = ({ staff }: Pick<Ctx, 'staff'>, distId: number): boolean =>
  !staff || staff.distId === null || staff.distId === distId

/**
 * Returns whether something of a distributor is available on this host: on its own hosts, and on the platform's own site
 * while it is switched off, so that covers and cases outlive a site. In a staff call it must also be one the caller
 * works for.
 */
export const isHere = (ctx: Here, distId: number): boolean =>
  isOfStaff(ctx, distId) &&
  (distId === ctx.dist.distId || (ctx.dist.distId === MAIN_DIST_ID && ctx.distOf(distId) === undefined))

/** The same as a condition on a column, for statements of other modules. */
export const isOfHere = ({ dist, staff }: Pick<Ctx, 'dist' | 'staff'>, distId: Column): SQL | undefined =>
  and(
    staff && staff.distId !== null ? eq(distId, staff.distId) : undefined,
    dist.distId === MAIN_DIST_ID
      ? or(
          eq(distId, MAIN_DIST_ID),
          inArray(distId, sql`(select ${dists.distId} from ${dists} where not ${dists.active})`),
        )
      : eq(distId, dist.distId),
  )

/** A condition for statements of other modules: the distributor in the column is switched on. */
export const isActive = (distId: Column): SQL =>
  inArray(distId, sql`(select ${dists.distId} from ${dists} where ${dists.active})`)

/** Returns the site on which something of a distributor is available. */
export const siteOf = ({ distOf }: Pick<Services, 'distOf'>, distId: number): Dist | undefined =>
  distOf(distId) ?? distOf(MAIN_DIST_ID)
