import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/identity'
import { type Ctx, inTx } from '../../../../runtime/context'
import { clearHits } from '../../../../runtime/rate-limit'
import { refuse } from '../../../../runtime/refusal'
import { spendSmsCode } from '../codes/spend-sms-code'
import { endSessions } from '../internal/end-sessions'
import { guardChange } from '../internal/guard-change'
import { loginKeys } from '../internal/login-keys'
import { hashPassword } from '../internal/passwords'
import { tellOwner } from '../internal/tell-owner'
import { isCommonPassword } from '../security/rules-weak'

/**
 * Forgotten password: a code sent to the phone sets a new one and ends every session. It does not log in, so that whoever holds
 * the phone for a moment must still choose to. Refuses WRONG_SMS_CODE, also for a phone nobody registered.
 */
export async function resetPassword(
  ctx: Ctx,
  input: { phone: string; smsCode: string; password: string; browser: string },
): Promise<void> {
  if (isCommonPassword(input.password)) throw refuse('WEAK_PASSWORD')
  await spendSmsCode(ctx, { ...input, purpose: 'password', code: input.smsCode })
  const passwordHash = await hashPassword(input.password)
  await inTx(ctx, async (tx, effects) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash, ...guardChange('password', ctx.now()) })
      .where(eq(users.phone, input.phone))
      .returning({ id: users.id })
    if (!user) throw refuse('WRONG_SMS_CODE', '该手机号尚未注册，请先注册')
    await tellOwner(ctx, { tx, effects, userId: user.id, event: 'password' })
    await endSessions(tx, effects, { userId: user.id, at: ctx.now() })
  })
  const keys = loginKeys({ phone: input.phone, ip: ctx.ip })
  await clearHits(ctx.db, keys.own, keys.phone)
}
