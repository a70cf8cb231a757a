import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import type { Ctx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { openSession } from './open-session'
import { presentLogin } from './present'
import { shutRefusal } from './rules'
import { spendSmsCode } from './spend-sms-code'
import type { LoginAnswer } from './types'

/** SMS login of an existing account. Only who holds the phone learns that it is not registered. Refuses WRONG_SMS_CODE, FORBIDDEN. */
export async function logInBySms(
  ctx: Ctx,
  input: { phone: string; smsCode: string; browser: string },
): Promise<LoginAnswer> {
  await spendSmsCode(ctx, { ...input, purpose: 'login', code: input.smsCode })
  const [user] = await ctx.db.select().from(users).where(eq(users.phone, input.phone))
  if (!user) throw refuse('WRONG_SMS_CODE', '该手机号尚未注册，请先注册')
  if (user.banned) throw shutRefusal(user)
  return presentLogin(user, await openSession(ctx, ctx.db, user.id))
}
