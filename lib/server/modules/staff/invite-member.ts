import type { Role } from '@/lib/shared/staff'
import { inTx, type StaffCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { ownerOfPhone } from '../identity/queries'
import { keepAudit } from '../oversight/keep-audit'
import { seatMember } from './seat-member'

/** A registered account becomes a member of the own house. Refuses NOT_FOUND, MEMBER_EXISTS. */
export async function addMember(
  ctx: StaffCtx,
  { mobile, role, reason }: { mobile: string; role: Role; reason: string },
): Promise<void> {
  const { house, distId } = ctx.staff
  await inTx(ctx, async (tx) => {
    const userId = await ownerOfPhone(tx, mobile)
    if (userId === undefined) throw refuse('NOT_FOUND', '该手机号还没有注册，请对方先注册账号')
    const member = { userId, house, distId, role, addedBy: ctx.user.userId, createdAt: ctx.now() }
    if (!(await seatMember(tx, member))) throw refuse('MEMBER_EXISTS')
    await keepAudit(tx, ctx, { action: 'staff.add', target: `user:${userId}`, after: { role }, reason })
  })
}
