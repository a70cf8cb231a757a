import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { clearHits } from '../../../../runtime/rate-limit'
import { refuse } from '../../../../runtime/refusal'
import { spendSmsCode } from '../codes/spend-sms-code'
import { guardChange } from '../internal/guard-change'
import { hashPassword } from '../internal/passwords'
import { tellOwner } from '../internal/tell-owner'
import { loadUser } from '../queries'
import { isTrivialPin } from './rules-weak'

/** Six digits, proven by an SMS code to the bound phone; also unlocks a locked pay password. A new one in place of another keeps money in for a day. Refuses WRONG_SMS_CODE, WEAK_PAY_PASSWORD. */
export async function setPayPassword(
  ctx: UserCtx,
  input: { smsCode: string; payPassword: string; browser: string },
): Promise<void> {
  const user = await loadUser(ctx)
  if (isTrivialPin(input.payPassword, user.phone ?? '')) throw refuse('WEAK_PAY_PASSWORD')
  await spendSmsCode(ctx, { ...input, phone: user.phone ?? '', purpose: 'payPassword', code: input.smsCode })
  const payPasswordHash = await hashPassword(input.payPassword)
  const { userId } = ctx.user
  await inTx(ctx, async (tx, effects) => {
    // the first one changes nothing that somebody could have stolen
    const change = user.payPasswordHash ? guardChange('payPassword', ctx.now()) : {}
    await tx
      .update(users)
      .set({ payPasswordHash, ...change })
      .where(eq(users.id, userId))
    await tellOwner(ctx, { tx, effects, userId, event: 'payPassword' })
  })
  await clearHits(ctx.db, `paypw:${ctx.user.userId}`)
}
