import { eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StaffCtx } from '../../../runtime/context'

/** Returns the key a stored input is sealed under. */
export const sealContext = ({ call, target }: { call: string; target: string }): string => `${call} ${target}`

/**
 * Filters rows of the caller's own platform or distributor: a distributor's staff see their own, platform staff the
 * platform's.
 */
export const ofHouse = ({ staff }: StaffCtx, distId: PgColumn): SQL =>
  staff.distId === null ? isNull(distId) : eq(distId, staff.distId)

/** Returns the owner of content written by the caller. Platform content has owner 0 and is shown on every site. */
export const contentDist = ({ staff }: StaffCtx): number => staff.distId ?? 0
