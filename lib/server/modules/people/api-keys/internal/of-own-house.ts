import { and, eq } from 'drizzle-orm'
import { apiKeys } from '../../../../db/schema/people/api-keys'
import type { StaffCtx } from '../../../../runtime/context'

/** Keys of the caller's distributor; for staff of the platform, those of the platform on all sites. */
export const ofOwnHouse = ({ staff }: StaffCtx) =>
  staff.distId === null
    ? eq(apiKeys.ownerKind, 'platform')
    : and(eq(apiKeys.ownerKind, 'site'), eq(apiKeys.distId, staff.distId))
