import { eq } from 'drizzle-orm'
import { STAFF_HOURS } from '@/lib/shared/staff/staff'
import { HOUR_MS } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { staffKeys, staffLogins, staffRecoveryCodes } from '../../../db/schema/staff'
import { inTx, type StaffCtx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { findMemberships } from './find-seat'
import { lockKey } from './internal/lock-key'
import { seatOf } from './internal/seat-of'
import { takeCode } from './internal/take-code'
import { afterWrong, hashPaper, isPaper, isPaused, newRecoveryCodes } from './rules'

/**
 * Lets this session into the rooms of staff for eight hours, by a code of the authenticator or one on paper. The first code
 * ends the enrolment and brings the codes for paper, shown this once. Wrong ones are counted before anything is told, five in
 * a row begin a pause. Refuses FORBIDDEN, STAFF_PAUSED, WRONG_STAFF_CODE.
 */
export async function verifyCode(ctx: UserCtx, { code }: { code: string }): Promise<{ recoveryCodes: string[] }> {
  const [member] = await findMemberships(ctx)
  if (!member) throw refuse('FORBIDDEN')
  const at = ctx.now()
  const { userId, sessionId } = ctx.user
  const staffCtx: StaffCtx = { ...ctx, staff: seatOf(member, 'overview.read') }
  const result = await inTx(ctx, async (tx) => {
    const key = await lockKey(tx, userId)
    if (!key) return 'wrong'
    if (isPaused(key, at)) return 'paused'
    const taken = await takeCode(tx, ctx, key, code)
    // a code that was taken before is no guess
    if (taken === 'wrong') await tx.update(staffKeys).set(afterWrong(key, at)).where(eq(staffKeys.userId, userId))
    if (taken !== 'taken') return 'wrong'
    const expiresAt = new Date(at.getTime() + STAFF_HOURS * HOUR_MS)
    const login = { userId, createdAt: at, expiresAt, ended: false }
    await tx
      .insert(staffLogins)
      .values({ sessionId, ...login })
      .onConflictDoUpdate({ target: staffLogins.sessionId, set: login })
    const target = `user:${userId}`
    await keepAudit(tx, staffCtx, {
      action: 'staff.login',
      target,
      after: { by: isPaper(code) ? 'paper' : 'authenticator' },
    })
    if (key.enrolledAt) return []
    await keepAudit(tx, staffCtx, { action: 'staff.enrol', target })
    return giveCodes(tx, ctx, userId)
  })
  if (result === 'paused') throw refuse('STAFF_PAUSED')
  if (result === 'wrong') throw refuse('WRONG_STAFF_CODE')
  return { recoveryCodes: result }
}

async function giveCodes(tx: Tx, { vault }: UserCtx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId))
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashPaper(vault, userId, code) })))
  return codes
}
