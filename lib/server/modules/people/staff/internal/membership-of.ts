import type { DistId } from '@/lib/shared/ids'
import type { Permission } from '@/lib/shared/staff/staff'
import type { StaffMembership } from '../../../../runtime/context'
import type { Member } from '../types'

/** Returns the staff data with which this member's call is made. */
export const membershipOf = ({ id, house, role, distId }: Member, permission: Permission): StaffMembership => ({
  memberId: id,
  house,
  role,
  distId: distId as DistId | null,
  permission,
  request: { call: '', input: {}, parties: [] },
  approvalId: null,
})
