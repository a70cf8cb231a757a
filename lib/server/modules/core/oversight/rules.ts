import { eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StaffCtx } from '../../../runtime/context'

/** What a kept input is sealed for. */
export const keptUnder = ({ call, target }: { call: string; target: string }): string => `${call} ${target}`

/** Rows of the caller's own house: a distributor's members see its own, the platform's see the platform's. */
export const ofHouse = ({ staff }: StaffCtx, distId: PgColumn): SQL =>
  staff.distId === null ? isNull(distId) : eq(distId, staff.distId)

/** Whose a piece of content is that staff write: the platform's belongs to no distributor, 0, and stands on every site. */
export const contentDist = ({ staff }: StaffCtx): number => staff.distId ?? 0
