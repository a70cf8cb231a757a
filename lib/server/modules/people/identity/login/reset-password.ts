import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/people/identity'
import { type Ctx, inTx } from '../../../../runtime/context'
import { clearHits } from '../../../../runtime/rate-limit'
import { refuse } from '../../../../runtime/refusal'
import { verifySmsCode } from '../codes/verify-sms-code'
import { endSessions } from '../internal/end-sessions'
import { guardChange } from '../internal/guard-change'
import { loginKeys } from '../internal/login-keys'
import { notifyAccountOwner } from '../internal/notify-account-owner'
import { hashPassword } from '../internal/passwords'
import { isCommonPassword } from '../security/rules-weak'

/**
 * Resets a forgotten password with a code sent to the phone and revokes all sessions. It does not log in, so that brief
 * access to the phone opens no session. Refuses WRONG_SMS_CODE, also for an unregistered phone.
 */
export async function resetPassword(
  ctx: Ctx,
  input: { phone: string; smsCode: string; password: string; browser: string },
): Promise<void> {
  if (isCommonPassword(input.password)) throw refuse('WEAK_PASSWORD')
  await verifySmsCode(ctx, { ...input, purpose: 'password', code: input.smsCode })
  const passwordHash = await hashPassword(input.password)
  await inTx(ctx, async (tx, effects) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash, ...guardChange('password', ctx.now()) })
      .where(eq(users.phone, input.phone))
      .returning({ id: users.id })
    if (!user) throw refuse('WRONG_SMS_CODE', '该手机号尚未注册，请先注册')
    await notifyAccountOwner(ctx, { tx, effects, userId: user.id, event: 'password' })
    await endSessions(tx, effects, { userId: user.id, at: ctx.now() })
  })
  const keys = loginKeys({ phone: input.phone, ip: ctx.ip })
  await clearHits(ctx.db, keys.own, keys.phone)
}
