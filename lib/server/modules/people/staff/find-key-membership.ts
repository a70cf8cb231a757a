import { and, eq, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { may, type Permission } from '@/lib/shared/staff/staff'
import { staffMembers } from '../../../db/schema/people/staff'
import type { Ctx, StaffMembership } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { membershipOf } from './internal/membership-of'
import type { Member } from './types'

/** A member of staff for whom a program acts, for one site or for the platform. */
interface ForHouse {
  userId: UserId
  ownerKind: string
  distId: number
}

async function findMember(
  { db }: Pick<Ctx, 'db'>,
  { userId, ownerKind, distId }: ForHouse,
): Promise<Member | undefined> {
  const house = ownerKind === 'platform' ? isNull(staffMembers.distId) : eq(staffMembers.distId, distId)
  const [member] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.userId, userId), isNull(staffMembers.removedAt), house))
  return member && may(member, 'webhooks.write') ? member : undefined
}

/** Whether the member may still let programs act. */
export const hasKeyMembership = async (ctx: Pick<Ctx, 'db'>, house: ForHouse): Promise<boolean> =>
  (await findMember(ctx, house)) !== undefined

/**
 * Returns the membership as which a program of a house makes a call, read with every call: what the member who set it
 * up may no longer do, the program may not either. Refuses FORBIDDEN.
 */
export async function findKeyMembership(
  ctx: Pick<Ctx, 'db'>,
  house: ForHouse,
  permission: Permission,
): Promise<StaffMembership> {
  const member = await findMember(ctx, house)
  if (!member || !may(member, permission))
    throw refuse('FORBIDDEN', '创建密钥的员工没有这项权限，请由有权限的员工重新创建')
  return membershipOf(member, permission)
}
