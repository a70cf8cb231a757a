import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import type { UserCtx } from '../../runtime/context'
import { clearHits } from '../../runtime/rate-limit'
import { hashPassword } from './internal/passwords'
import { loadUser } from './queries'
import { spendSmsCode } from './spend-sms-code'

/** Six digits, proven by an SMS code to the bound phone; also unlocks a locked pay password. Refuses WRONG_SMS_CODE. */
export async function setPayPassword(ctx: UserCtx, input: { smsCode: string; payPassword: string }): Promise<void> {
  const user = await loadUser(ctx)
  await spendSmsCode(ctx, { phone: user.phone ?? '', purpose: 'payPassword', code: input.smsCode })
  const payPasswordHash = await hashPassword(input.payPassword)
  await ctx.db.update(users).set({ payPasswordHash }).where(eq(users.id, ctx.user.userId))
  await clearHits(ctx.db, `paypw:${ctx.user.userId}`)
}
