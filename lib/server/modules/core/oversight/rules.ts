import { eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StaffCtx } from '../../../runtime/context'
import type { Vault } from '../../../runtime/vault'
import type { Approval } from './types'

/** Returns the key a stored input is sealed under. */
export const sealContext = ({ call, target }: { call: string; target: string }): string => `${call} ${target}`

/** Returns the stored input of a write that waits for a second person, in the API's format. */
export const openInput = (vault: Vault, approval: Approval): Record<string, string> =>
  JSON.parse(vault.open('staff', sealContext(approval), approval.sealed))

/**
 * Filters rows of the caller's own platform or distributor: a distributor's staff see their own, platform staff the
 * platform's.
 */
export const ofHouse = ({ staff }: StaffCtx, distId: PgColumn): SQL =>
  staff.distId === null ? isNull(distId) : eq(distId, staff.distId)

/** Returns the owner of content written by the caller. Platform content has owner 0 and is shown on every site. */
export const contentDist = ({ staff }: StaffCtx): number => staff.distId ?? 0
