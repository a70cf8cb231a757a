import { and, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { staffMembers } from '../../../../db/schema/people/staff'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { ofHouse } from '../../../core/oversight/rules'
import type { Member } from '../types'

/**
 * Locks another member of the caller's own platform or distributor with all its members, so that two concurrent
 * changes leave at least one owner. Refuses NOT_FOUND, FORBIDDEN.
 */
export async function lockOther(tx: Tx, ctx: StaffCtx, memberId: number): Promise<Member> {
  const rows = await tx
    .select()
    .from(staffMembers)
    .where(and(ofHouse(ctx, staffMembers.distId), isNull(staffMembers.removedAt)))
    .orderBy(staffMembers.id)
    .for('update')
  const member = rows.find(({ id }) => id === memberId)
  if (!member) throw refuse('NOT_FOUND', '没有这位员工')
  if (member.userId === ctx.user.userId) throw refuse('FORBIDDEN', '不能修改自己的员工身份')
  return member
}
