import type { DistId } from '@/lib/shared/ids'
import type { Permission } from '@/lib/shared/staff/staff'
import type { StaffSeat } from '../../../../runtime/context'
import type { Member } from '../types'

/** What a call of this member is made with. */
export const seatOf = ({ id, house, role, distId }: Member, permission: Permission): StaffSeat => ({
  ...{ memberId: id, house, role, distId: distId as DistId | null, permission },
  ...{ asked: { call: '', input: {} }, approvalId: null },
})
