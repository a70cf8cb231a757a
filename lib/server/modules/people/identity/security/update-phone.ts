import { eq } from 'drizzle-orm'
import { maskPhone } from '@/lib/shared/text/mask'
import { pgCode } from '../../../../db/client'
import { users } from '../../../../db/schema/people/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { Refusal, refuse } from '../../../../runtime/refusal'
import { verifySmsCode } from '../codes/verify-sms-code'
import { endSessions } from '../internal/end-sessions'
import { guardChange } from '../internal/guard-change'
import { notifyAccountOwner } from '../internal/notify-account-owner'
import { presentLogin } from '../present'
import { loadUser } from '../queries'
import { createSession } from '../sessions/create-session'
import type { LoginAnswer } from '../types'

interface NewPhone {
  /** Sent to the currently bound phone. */
  oldCode: string
  phone: string
  smsCode: string
  browser: string
}
const TAKEN = '23505'

/**
 * Changes the phone with a code to both the old and the new one; a phone belongs to one account only. Revokes all
 * sessions, opens a new one and locks withdrawals for a day. Only the owner of the new phone learns that it has an
 * account. Refuses WRONG_SMS_CODE, PHONE_TAKEN, INVALID_INPUT.
 */
export async function updatePhone(ctx: UserCtx, { oldCode, phone, smsCode, browser }: NewPhone): Promise<LoginAnswer> {
  const user = await loadUser(ctx)
  if (user.phone === phone) throw refuse('INVALID_INPUT', '新手机号与原手机号相同', { field: 'phone' })
  if (user.phone)
    await verifySmsCode(ctx, { phone: user.phone, purpose: 'phone', browser, code: oldCode }).catch((error) => {
      if (!(error instanceof Refusal)) throw error
      throw refuse('WRONG_SMS_CODE', '原手机的验证码错误或已失效', { field: 'oldCode' })
    })
  await verifySmsCode(ctx, { phone, purpose: 'phone', browser, code: smsCode })
  try {
    return await inTx(ctx, async (tx, effects) => {
      await tx
        .update(users)
        .set({ phone, ...guardChange('phone', ctx.now()) })
        .where(eq(users.id, user.id))
      await notifyAccountOwner(ctx, { tx, effects, userId: user.id, event: 'phone' })
      await endSessions(tx, effects, { userId: user.id, at: ctx.now() })
      return presentLogin({ ...user, phone }, await createSession(ctx, tx, user.id))
    })
  } catch (error) {
    if (pgCode(error) !== TAKEN) throw error
    throw refuse('PHONE_TAKEN', `${maskPhone(phone)}已绑定其他账号`, { field: 'phone' })
  }
}
