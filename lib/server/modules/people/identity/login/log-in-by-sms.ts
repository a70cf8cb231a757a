import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/people/identity'
import { type Ctx, inTx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { verifySmsCode } from '../codes/verify-sms-code'
import { assertOpen, letIn } from '../internal/let-in'
import { noteWrong } from '../internal/note-login'
import type { LoginAnswer } from '../types'

/**
 * Logs in to an existing account by SMS. Only the phone's owner learns that it is not registered. Refuses
 * WRONG_SMS_CODE, FORBIDDEN, ACCOUNT_FROZEN.
 */
export async function logInBySms(
  ctx: Ctx,
  input: { phone: string; smsCode: string; browser: string },
): Promise<LoginAnswer> {
  const [user] = await ctx.db.select().from(users).where(eq(users.phone, input.phone))
  await verifySmsCode(ctx, { ...input, purpose: 'login', code: input.smsCode }).catch((error) => {
    noteWrong(ctx, user?.id, 'sms')
    throw error
  })
  if (!user) throw refuse('WRONG_SMS_CODE', '该手机号尚未注册，请先注册')
  await assertOpen(ctx, user, 'sms')
  return inTx(ctx, (tx) => letIn(ctx, tx, user, 'sms'))
}
