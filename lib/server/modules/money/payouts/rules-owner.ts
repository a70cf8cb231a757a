import type { StaffCtx } from '../../../runtime/context'
import type { Account } from '../wallet/types'

/** Whose money goes out: the member's who asks, or a distributor's share that its staff ask for. */
export interface Owner {
  userId: number
  ofDist: number | null
}

export const accountOf = ({ userId, ofDist }: Owner): Account =>
  ofDist === null ? { kind: 'user', ownerId: userId } : { kind: 'dist', ownerId: ofDist }

export const memberOf = ({ user }: { user: { userId: number } }): Owner => ({ userId: user.userId, ofDist: null })

/** A distributor's share, of which its own staff ask. */
export function shareOf({ user, staff }: StaffCtx): Owner & { ofDist: number } {
  if (staff.distId === null) throw new Error('the platform has no share to take out')
  return { userId: user.userId, ofDist: staff.distId }
}
