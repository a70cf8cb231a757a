import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { countHit } from '../../../../runtime/rate-limit'
import { refuse } from '../../../../runtime/refusal'
import { endSessions } from '../internal/end-sessions'
import { guardChange } from '../internal/guard-change'
import { checkPassword, hashPassword } from '../internal/passwords'
import { spendOwnCode } from '../internal/spend-own-code'
import { tellOwner } from '../internal/tell-owner'
import { presentLogin } from '../present'
import { loadUser } from '../queries'
import { openSession } from '../sessions/open-session'
import type { LoginAnswer } from '../types'
import { isCommonPassword } from './rules-weak'

interface NewPassword {
  /** Or the code that went to the bound phone. */
  oldPassword?: string
  smsCode?: string
  browser: string
  password: string
}

/**
 * Proven by the old one or by the phone. Ends every session, this one too, opens a new one and keeps money in for a day.
 * Refuses WRONG_CREDENTIALS, WRONG_SMS_CODE, WEAK_PASSWORD, TOO_MANY.
 */
export async function changePassword(ctx: UserCtx, input: NewPassword): Promise<LoginAnswer> {
  if ((await countHit(ctx.db, `password:${ctx.user.userId}`, 3600, ctx.now().getTime())) > 5) throw refuse('TOO_MANY')
  if (isCommonPassword(input.password)) throw refuse('WEAK_PASSWORD')
  const user = await loadUser(ctx)
  const { smsCode: code, browser } = input
  if (code) await spendOwnCode(ctx, { purpose: 'password', code, browser })
  else if (!(await checkPassword(user.passwordHash, input.oldPassword ?? '')))
    throw refuse('WRONG_CREDENTIALS', '原密码错误', { field: 'oldPassword' })
  const passwordHash = await hashPassword(input.password)
  return inTx(ctx, async (tx, effects) => {
    await tx
      .update(users)
      .set({ passwordHash, ...guardChange('password', ctx.now()) })
      .where(eq(users.id, user.id))
    await tellOwner(ctx, { tx, effects, userId: user.id, event: 'password' })
    await endSessions(tx, effects, { userId: user.id, at: ctx.now() })
    return presentLogin(user, await openSession(ctx, tx, user.id))
  })
}
