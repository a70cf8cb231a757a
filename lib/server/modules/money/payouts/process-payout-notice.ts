import type { Ctx } from '../../../runtime/context'
import { settleWithdrawal } from './settle-withdrawal'

/**
 * Handles the raw body of a provider's notification, authenticated by its signature alone. The acknowledgement that
 * stops the provider's retries is sent after the commit. Errors are thrown, so that the provider retries.
 */
export async function processPayoutNotice(
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
