import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { STAFF_HOURS } from '@/lib/shared/staff/staff'
import { HOUR_MS } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { staffKeys, staffLogins, staffRecoveryCodes } from '../../../db/schema/people/staff'
import { inTx, type StaffCtx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { findMemberships } from './find-membership'
import { consumeCode } from './internal/consume-code'
import { lockKey } from './internal/lock-key'
import { membershipOf } from './internal/membership-of'
import { afterWrong, hashPaper, isPaper, isPaused, newRecoveryCodes } from './rules'

/**
 * Logs this session in to the staff area for eight hours, with an authenticator or recovery code. The first code
 * completes the enrolment and returns the recovery codes, shown only once. Wrong codes are counted before the response,
 * and five in a row cause a pause. Refuses FORBIDDEN, STAFF_PAUSED, WRONG_STAFF_CODE.
 */
export async function verifyCode(ctx: UserCtx, { code }: { code: string }): Promise<{ recoveryCodes: string[] }> {
  const [member] = await findMemberships(ctx)
  if (!member) throw refuse('FORBIDDEN')
  const at = ctx.now()
  const { userId, sessionId } = ctx.user
  const staffCtx: StaffCtx = { ...ctx, staff: membershipOf(member, 'overview.read') }
  const result = await inTx(ctx, async (tx) => {
    const key = await lockKey(tx, userId)
    if (!key) return 'wrong'
    if (isPaused(key, at)) return 'paused'
    const taken = await consumeCode(tx, ctx, key, code)
    // a code used before is not a guess
    if (taken === 'wrong') await tx.update(staffKeys).set(afterWrong(key, at)).where(eq(staffKeys.userId, userId))
    if (taken !== 'taken') return 'wrong'
    const expiresAt = new Date(at.getTime() + STAFF_HOURS * HOUR_MS)
    const login = { userId, createdAt: at, expiresAt, ended: false }
    await tx
      .insert(staffLogins)
      .values({ sessionId, ...login })
      .onConflictDoUpdate({ target: staffLogins.sessionId, set: login })
    const target = `user:${userId}`
    await recordAudit(tx, staffCtx, {
      action: 'staff.login',
      target,
      after: { by: isPaper(code) ? 'paper' : 'authenticator' },
    })
    if (key.enrolledAt) return []
    await recordAudit(tx, staffCtx, { action: 'staff.enrol', target })
    return giveCodes(tx, ctx, userId)
  })
  if (result === 'paused') throw refuse('STAFF_PAUSED')
  if (result === 'wrong') throw refuse('WRONG_STAFF_CODE')
  return { recoveryCodes: result }
}

async function giveCodes(tx: Tx, { vault }: UserCtx, userId: UserId): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId))
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashPaper(vault, userId, code) })))
  return codes
}
