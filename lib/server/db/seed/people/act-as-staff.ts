import { eq } from 'drizzle-orm'
import type { Permission } from '@/lib/shared/staff/staff'
import type { Services, StaffCtx } from '../../../runtime/context'
import { users } from '../../schema/people/identity'
import { staffMembers } from '../../schema/people/staff'
import { actAsService } from '../orders/demo-services'

/** Context of the demo's staff member with this mobile, in the role of that member. */
export async function actAsStaff(services: Services, phone: string, permission: Permission): Promise<StaffCtx> {
  const [member] = await services.db
    .select({
      memberId: staffMembers.id,
      userId: staffMembers.userId,
      nickName: users.nickName,
      role: staffMembers.role,
    })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(eq(users.phone, phone))
  if (!member) throw new Error(`no staff member ${phone}`)
  const ctx = actAsService(services, member)
  return { ...ctx, staff: { ...ctx.staff, role: member.role, permission } }
}
