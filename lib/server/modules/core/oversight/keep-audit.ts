import type { AuditAction } from '@/lib/shared/staff/staff-audit'
import type { Tx } from '../../../db/client'
import { staffAudits } from '../../../db/schema/oversight'
import type { StaffCtx } from '../../../runtime/context'

interface Deed {
  action: AuditAction
  /** Kind and number, e.g. `order:DD…`. */
  target: string
  /** What was changed, as it was and as it is; never a secret, never plain personal data. */
  before?: object
  after?: object
  reason?: string
}

/** Keeps what staff did, in the transaction of the deed. Every write of staff calls it. */
export async function keepAudit(
  tx: Tx,
  ctx: StaffCtx,
  { action, target, before, after, reason = '' }: Deed,
): Promise<void> {
  const { user, staff, ip, userAgent, requestId } = ctx
  await tx.insert(staffAudits).values({
    ...{ memberId: staff.memberId, house: staff.house, role: staff.role, distId: staff.distId },
    ...{ userId: user.userId, name: user.nickName, ip, userAgent: userAgent.slice(0, 300), requestId },
    ...{ action, target, before: plain(before), after: plain(after), reason, createdAt: ctx.now() },
  })
}

/** JSON has no bigints: amounts stand as fen in digits. */
const plain = (value: object | undefined): unknown =>
  value && JSON.parse(JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}` : inner)))
