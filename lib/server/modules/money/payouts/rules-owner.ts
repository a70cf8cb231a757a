import type { UserId } from '@/lib/shared/ids'
import type { StaffCtx } from '../../../runtime/context'
import type { Account } from '../wallet/types'

/** The owner of the money: the requesting member, or a distributor whose staff request a payout of its share. */
export interface Owner {
  userId: UserId
  ofDist: number | null
}

export const accountOf = ({ userId, ofDist }: Owner): Account =>
  ofDist === null ? { kind: 'user', ownerId: userId } : { kind: 'dist', ownerId: ofDist }

export const memberOf = ({ user }: { user: { userId: UserId } }): Owner => ({ userId: user.userId, ofDist: null })

/** Returns the distributor's share as owner, for its own staff. */
export function shareOf({ user, staff }: StaffCtx): Owner & { ofDist: number } {
  if (staff.distId === null) throw new Error('the platform has no share to take out')
  return { userId: user.userId, ofDist: staff.distId }
}
