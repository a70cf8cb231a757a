import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/people/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { clearHits } from '../../../../runtime/rate-limit'
import { refuse } from '../../../../runtime/refusal'
import { verifySmsCode } from '../codes/verify-sms-code'
import { guardChange } from '../internal/guard-change'
import { notifyAccountOwner } from '../internal/notify-account-owner'
import { hashPassword } from '../internal/passwords'
import { loadUser } from '../queries'
import { isTrivialPin } from './rules-weak'

/**
 * Sets a pay password of six digits, proven by an SMS code to the bound phone; also unlocks a locked one. Replacing an
 * existing one locks withdrawals for a day. Refuses WRONG_SMS_CODE, WEAK_PAY_PASSWORD.
 */
export async function savePayPassword(
  ctx: UserCtx,
  input: { smsCode: string; payPassword: string; browser: string },
): Promise<void> {
  const user = await loadUser(ctx)
  if (isTrivialPin(input.payPassword, user.phone ?? '')) throw refuse('WEAK_PAY_PASSWORD')
  await verifySmsCode(ctx, { ...input, phone: user.phone ?? '', purpose: 'payPassword', code: input.smsCode })
  const payPasswordHash = await hashPassword(input.payPassword)
  const { userId } = ctx.user
  await inTx(ctx, async (tx, effects) => {
    // setting the first one is no security risk, because there was none to steal
    const change = user.payPasswordHash ? guardChange('payPassword', ctx.now()) : {}
    await tx
      .update(users)
      .set({ payPasswordHash, ...change })
      .where(eq(users.id, userId))
    await notifyAccountOwner(ctx, { tx, effects, userId, event: 'payPassword' })
  })
  await clearHits(ctx.db, `paypw:${ctx.user.userId}`)
}
