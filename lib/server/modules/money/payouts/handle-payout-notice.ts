import type { Ctx } from '../../../runtime/context'
import { settleWithdrawal } from './settle-withdrawal'

/**
 * Raw body of a provider's notification. The signature is its only protection and proof; the answer that stops the
 * provider from repeating goes out after the commit. Errors are thrown, so that the provider repeats.
 */
export async function handlePayoutNotice(
  ctx: Ctx,
  body: string,
  headers: Headers,
): Promise<{ body: string; contentType: string; status: number }> {
  const notice = await ctx.payout.verifyNotice(body, headers)
  if (!notice) {
    ctx.log.warn({ provider: ctx.payout.name }, 'payout notice is not genuine')
    return ctx.payout.noticeAnswer(false)
  }
  return ctx.payout.noticeAnswer((await settleWithdrawal(ctx, notice)) !== 'refused')
}
