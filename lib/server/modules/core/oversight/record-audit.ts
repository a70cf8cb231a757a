import type { AuditAction } from '@/lib/shared/staff/staff-audit'
import type { Tx } from '../../../db/client'
import { staffAudits } from '../../../db/schema/core/oversight'
import type { StaffCtx } from '../../../runtime/context'

interface AuditEntry {
  action: AuditAction
  /** Kind and number, e.g. `order:DD…`. */
  target: string
  /** The changed values before and after; never secrets or plain personal data. */
  before?: object
  after?: object
  reason?: string
}

/** Writes a staff action to the audit log, in the caller's transaction. Every write by staff must call it. */
export async function recordAudit(
  tx: Tx,
  ctx: StaffCtx,
  { action, target, before, after, reason = '' }: AuditEntry,
): Promise<void> {
  const { user, staff, ip, userAgent, requestId } = ctx
  await tx.insert(staffAudits).values({
    memberId: staff.memberId,
    house: staff.house,
    role: staff.role,
    distId: staff.distId,
    userId: user.userId,
    name: user.nickName,
    ip,
    userAgent: userAgent.slice(0, 300),
    requestId,
    action,
    target,
    before: plain(before),
    after: plain(after),
    reason,
    createdAt: ctx.now(),
  })
}

/** JSON has no bigints: amounts are written as decimal strings in fen. */
const plain = (value: object | undefined): unknown =>
  value && JSON.parse(JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}` : inner)))
