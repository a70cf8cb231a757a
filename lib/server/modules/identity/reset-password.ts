import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import { type Ctx, inTx } from '../../runtime/context'
import { clearHits } from '../../runtime/rate-limit'
import { refuse } from '../../runtime/refusal'
import { endSessions } from './internal/end-sessions'
import { hashPassword } from './internal/passwords'
import { spendSmsCode } from './spend-sms-code'

/**
 * Forgotten password: a code sent to the phone sets a new one and ends every session. It does not log in, so that whoever holds
 * the phone for a moment must still choose to. Refuses WRONG_SMS_CODE, also for a phone nobody registered.
 */
export async function resetPassword(
  ctx: Ctx,
  input: { phone: string; smsCode: string; password: string },
): Promise<void> {
  await spendSmsCode(ctx, { phone: input.phone, purpose: 'password', code: input.smsCode })
  const passwordHash = await hashPassword(input.password)
  await inTx(ctx, async (tx, effects) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.phone, input.phone))
      .returning({ id: users.id })
    if (!user) throw refuse('WRONG_SMS_CODE', '该手机号尚未注册，请先注册')
    await endSessions(tx, effects, { userId: user.id, at: ctx.now() })
  })
  await clearHits(ctx.db, `login:${input.phone}`)
}
