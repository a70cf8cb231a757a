import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/people/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { countHit } from '../../../../runtime/rate-limit'
import { refuse } from '../../../../runtime/refusal'
import { endSessions } from '../internal/end-sessions'
import { guardChange } from '../internal/guard-change'
import { notifyAccountOwner } from '../internal/notify-account-owner'
import { checkPassword, hashPassword } from '../internal/passwords'
import { spendOwnCode } from '../internal/spend-own-code'
import { presentLogin } from '../present'
import { loadUser } from '../queries'
import { createSession } from '../sessions/create-session'
import type { LoginAnswer } from '../types'
import { isCommonPassword } from './rules-weak'

interface NewPassword {
  /** Alternatively, a code sent to the bound phone. */
  oldPassword?: string
  smsCode?: string
  browser: string
  password: string
}

/**
 * Changes the password, proven by the old one or by the phone. Revokes all sessions including this one, opens a new one
 * and locks withdrawals for a day. Refuses WRONG_CREDENTIALS, WRONG_SMS_CODE, WEAK_PASSWORD, TOO_MANY.
 */
export async function updatePassword(ctx: UserCtx, input: NewPassword): Promise<LoginAnswer> {
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
    await notifyAccountOwner(ctx, { tx, effects, userId: user.id, event: 'password' })
    await endSessions(tx, effects, { userId: user.id, at: ctx.now() })
    return presentLogin(user, await createSession(ctx, tx, user.id))
  })
}
