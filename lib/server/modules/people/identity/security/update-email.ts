import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/people/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { Refusal, refuse } from '../../../../runtime/refusal'
import { verifySmsCode } from '../codes/verify-sms-code'
import { notifyAccountOwner } from '../internal/notify-account-owner'

/**
 * Sets the caller's mail address to the one that received the code. Several accounts may share one, because it cannot
 * be used to log in. Refuses WRONG_MAIL_CODE.
 */
export async function updateEmail(
  ctx: UserCtx,
  { email, mailCode, browser }: { email: string; mailCode: string; browser: string },
): Promise<{ email: string }> {
  await verifySmsCode(ctx, { phone: email, purpose: 'email', browser, code: mailCode }).catch((error) => {
    if (!(error instanceof Refusal)) throw error
    throw refuse('WRONG_MAIL_CODE')
  })
  const { userId } = ctx.user
  await inTx(ctx, async (tx, effects) => {
    await tx.update(users).set({ email }).where(eq(users.id, userId))
    await notifyAccountOwner(ctx, { tx, effects, userId, event: 'email' })
  })
  return { email }
}
