import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { Refusal, refuse } from '../../../../runtime/refusal'
import { spendSmsCode } from '../codes/spend-sms-code'
import { tellOwner } from '../internal/tell-owner'

/** The address that got the code becomes the caller's. Several accounts may have one address: nobody logs in by it. Refuses WRONG_MAIL_CODE. */
export async function changeEmail(
  ctx: UserCtx,
  { email, mailCode, browser }: { email: string; mailCode: string; browser: string },
): Promise<{ email: string }> {
  await spendSmsCode(ctx, { phone: email, purpose: 'email', browser, code: mailCode }).catch((error) => {
    if (!(error instanceof Refusal)) throw error
    throw refuse('WRONG_MAIL_CODE')
  })
  const { userId } = ctx.user
  await inTx(ctx, async (tx, effects) => {
    await tx.update(users).set({ email }).where(eq(users.id, userId))
    await tellOwner(ctx, { tx, effects, userId, event: 'email' })
  })
  return { email }
}
